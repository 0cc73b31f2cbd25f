import { list, expectText } from 'test-kit/club-calls';
import { settleResult as settleMatch, makeWin } from 'test-kit/club-results';
import { beginCompetition, beginSeason } from 'test-kit/club-season';
import type { Clubhouse } from './clubhouse.ts';
import { dateAfter, matchOf } from './seed.ts';

/** A finished season. */
export interface PastSeason {
  readonly id: string;
  readonly competition: string;
  readonly division: string;
}

/**
 * Hannah beat Edmund, who did not turn up against Priya; the match of Hannah and Priya was not
 * played.
 */
export async function makePastSeason({
  league: { must },
  season: { members },
}: Pick<Clubhouse, 'league' | 'season'>): Promise<PastSeason> {
  const id = await beginSeason(must, {
    name: 'Spring',
    starts_on: dateAfter(-200),
    ends_on: dateAfter(-100),
  });
  const players = ['Hannah Brandt', 'Edmund Eckersley', 'Priya Raghunathan'];
  const { id: competition, boxes } = await beginCompetition(
    must,
    { season_id: id, name: 'Spring singles', discipline: 'singles' },
    [{ name: 'Box 7', entries: players.map((name) => [members.get(name) ?? '']) }],
  );
  const { id: division = '', matches = [] } = boxes[0] ?? {};
  const settle = async (one: string, other: string, said: (isFirst: boolean) => object) => {
    const match = matchOf({ matches }, one, other);
    const { sides } = await must('GET', `/v1/matches/${match}`);
    const isFirst = expectText(list(sides)[0]?.['label']) === one;
    const played_on = dateAfter(-150);
    await settleMatch(must, match, { ...said(isFirst), played_on });
  };
  const sets: [number, number][] = [
    [6, 3],
    [7, 5],
  ];
  await settle('Hannah Brandt', 'Edmund Eckersley', (isFirst) => makeWin(isFirst ? 0 : 1, sets));
  await settle('Edmund Eckersley', 'Priya Raghunathan', (isFirst) => ({
    outcome: 'walkover',
    retired_side: isFirst ? 0 : 1,
  }));
  await must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  await must('PATCH', `/v1/seasons/${id}`, { state: 'complete' });
  return { id, competition, division };
}
