import { expectText } from 'test-kit/club-calls';
import { addMembers, listPlayers } from 'test-kit/club-members';
import { beginCompetition, beginSeason, planBoxes, draftSingles } from 'test-kit/club-season';
import type { Clubhouse } from '../clubhouse.ts';
import { dateAfter } from '../seed.ts';

/** An active season with a draft of the next one, for two coaches and their players. */
export interface CrowdClub {
  readonly players: readonly string[];
  readonly season: string;
  readonly competition: string;
  readonly draft: string;
  readonly matches: readonly SceneMatch[];
}

export interface SceneMatch {
  readonly id: string;
  /** The players, side 0 first. */
  readonly sides: readonly [string, string];
}

const IN_BOX = 8;

export async function makeScene({ league }: Clubhouse, players: number): Promise<CrowdClub> {
  const { must } = league;
  const people = Array.from({ length: players }, (_, index) => ({
    display_name: `Player ${String(index + 1).padStart(2, '0')}`,
    email: `player.${index + 1}@example.org`,
  }));
  const ids = await addMembers(must, people);
  const season = await beginSeason(must, {
    name: 'Crowded',
    starts_on: dateAfter(-30),
    ends_on: dateAfter(40),
    results_deadline: dateAfter(40),
  });
  const made = await beginCompetition(
    must,
    { season_id: season, name: 'Crowded singles', discipline: 'singles' },
    planBoxes(ids, IN_BOX),
  );
  const next = { season_id: season, name: 'Next singles', previous_competition_id: made.id };
  return {
    players: ids,
    season,
    competition: made.id,
    draft: await draftSingles(must, next),
    matches: made.boxes
      .flatMap(({ matches }) => matches)
      .map((match) => ({ id: expectText(match['id']), sides: listPlayers(match) })),
  };
}
