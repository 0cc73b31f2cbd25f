import { list, type LeagueCall, expectText } from 'test-kit/club-calls';
import { reportSame as agreeOn, makeWin } from 'test-kit/club-results';
import { beginCompetition } from 'test-kit/club-season';
import type { Clubhouse } from './clubhouse.ts';
import { type SeededCompetition, dateAfter, matchOf } from './seed.ts';

/** A competition of three boxes with results; Hannah Brandt is in the middle one. */
export interface Ladder {
  readonly id: string;
  /** The ids of Box 1, Box 2 and Box 3. */
  readonly boxes: readonly [top: string, middle: string, bottom: string];
}

export const LONG_NAME = 'Wolfgang-Amadeus Featherstonehaugh-Smyth';

const BOXES = [
  ['Jonas Ødegård', 'Ingrid Solheim', 'Matteo Ricci', 'Aoife Ní Dhomhnaill'],
  ['Hannah Brandt', 'Edmund Eckersley', 'Priya Raghunathan', 'Bartholomew Featherstonehaugh'],
  ['Tomasz Wieczorek', 'Léa Marchetti', LONG_NAME, 'Zoë'],
];

/** Winner before loser, all in straight sets. */
const RESULTS = [
  [1, 'Edmund Eckersley', 'Hannah Brandt'],
  [1, 'Edmund Eckersley', 'Bartholomew Featherstonehaugh'],
  [1, 'Hannah Brandt', 'Priya Raghunathan'],
  [1, 'Priya Raghunathan', 'Bartholomew Featherstonehaugh'],
  [2, LONG_NAME, 'Tomasz Wieczorek'],
  [2, LONG_NAME, 'Zoë'],
] as const;

/** Two matches are required; one goes up and one goes down. */
const RULES = { minMatchesToPlay: 2, movement: { promoted: 1, relegated: 1 } };

export async function makeLadder({ league, season }: Clubhouse): Promise<Ladder> {
  const { must } = league;
  const idOf = await membersOf({ league, season });
  const { id, boxes } = await beginCompetition(
    must,
    { season_id: season.id, name: 'Ladder', discipline: 'singles', rules: RULES },
    BOXES.map((names, index) => ({
      name: `Box ${index + 1}`,
      entries: names.map((name) => [idOf(name)]),
    })),
  );
  for (const [box, winner, loser] of RESULTS) {
    await agree(must, { matches: boxes[box]?.matches ?? [] }, [winner, loser]);
  }
  const [top = '', middle = '', bottom = ''] = boxes.map((box) => box.id);
  return { id, boxes: [top, middle, bottom] };
}

/** The season's members, including those who are only on the ladder. */
async function membersOf({
  league,
  season,
}: Pick<Clubhouse, 'league' | 'season'>): Promise<(name: string) => string> {
  const added = new Map<string, string>();
  for (const name of [LONG_NAME, 'Zoë']) {
    const member = await league.must('POST', '/v1/members', { display_name: name });
    added.set(name, expectText(member['id']));
  }
  return (name) => season.members.get(name) ?? added.get(name) ?? '';
}

/** Reports the same from both sides. */
export async function agree(
  must: LeagueCall,
  competition: Pick<SeededCompetition, 'matches'>,
  [winner, loser]: readonly [string, string],
): Promise<void> {
  const match = matchOf(competition, winner, loser);
  const { sides } = await must('GET', `/v1/matches/${match}`);
  const isFirst = expectText(list(sides)[0]?.['label']) === winner;
  await agreeOn(must, match, { ...makeWin(isFirst ? 0 : 1), played_on: dateAfter(-1) });
}
