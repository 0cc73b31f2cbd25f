import { type Json, list, text } from 'test-kit/club-calls';
import { beginCompetition, beginSeason } from 'test-kit/club-season';
import type { Clubhouse } from '../test/clubhouse.ts';
import { dateAfter } from '../test/seed.ts';

/** A season under way with its draft of the next one, for two coaches and their players. */
export interface Scene {
  readonly players: readonly string[];
  readonly season: string;
  readonly competition: string;
  readonly draft: string;
  readonly matches: readonly SceneMatch[];
}

export interface SceneMatch {
  readonly id: string;
  /** Whose match it is, side 0 first. */
  readonly sides: readonly [string, string];
}

const IN_BOX = 8;

export async function makeScene({ league }: Clubhouse, players: number): Promise<Scene> {
  const { must } = league;
  const ids: string[] = [];
  for (let index = 1; index <= players; index++) {
    const made = await must('POST', '/v1/members', {
      display_name: `Player ${String(index).padStart(2, '0')}`,
      email: `player.${index}@example.org`,
    });
    ids.push(text(made['id']));
  }
  const season = await beginSeason(must, {
    name: 'Crowded',
    starts_on: dateAfter(-30),
    ends_on: dateAfter(40),
    results_deadline: dateAfter(40),
  });
  const fields = { season_id: season, discipline: 'singles' };
  const plan = Array.from({ length: Math.ceil(players / IN_BOX) }, (_, box) => ({
    name: `Box ${box + 1}`,
    entries: ids.slice(box * IN_BOX, (box + 1) * IN_BOX).map((id) => [id]),
  }));
  const made = await beginCompetition(must, { ...fields, name: 'Crowded singles' }, plan);
  const draft = await must('POST', '/v1/competitions', {
    ...fields,
    name: 'Next singles',
    previous_competition_id: made.id,
  });
  await must('POST', `/v1/competitions/${text(draft['id'])}/placements`);
  return {
    players: ids,
    season,
    competition: made.id,
    draft: text(draft['id']),
    matches: made.boxes.flatMap(({ matches }) => matches).map(toSceneMatch),
  };
}

function toSceneMatch(match: Json): SceneMatch {
  const [one = '', other = ''] = list(match['sides']).map((side) =>
    text(list(side['members'])[0]?.['id']),
  );
  return { id: text(match['id']), sides: [one, other] };
}
