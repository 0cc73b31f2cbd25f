import { list, expectText } from 'test-kit/club-calls';
import { addMembers } from 'test-kit/club-members';
import { beginCompetition, beginSeason, planBoxes } from 'test-kit/club-season';
import type { League } from '../test/league.ts';
import { dateAfter, makeEmail } from '../test/seed.ts';
import type { Format } from '../src/score/format.ts';

export interface MailPlayer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface BoxMatch {
  readonly id: string;
  /** In side order. */
  readonly players: readonly [MailPlayer, MailPlayer];
  readonly format: Format;
}

/** Names that occur in no phrase of a reply. */
const FIRST_NAMES = [
  'Quentin',
  'Rosalind',
  'Sibylle',
  'Thaddeus',
  'Ursula',
  'Viktor',
  'Wendelin',
  'Xenia',
];
const SURNAMES = ['Abernathy', 'Bjerregaard', 'Castellano', 'Dombrowski', 'Eichhorn'];
const BOX_SIZE = 5;

/** Members whose names share no word with those of their opponents. */
export async function makePlayers({ must }: League, boxes: number): Promise<MailPlayer[]> {
  // Within a box, both names differ, because both advance by one.
  const names = Array.from({ length: boxes * BOX_SIZE }, (_, index) => {
    const first = FIRST_NAMES[index % FIRST_NAMES.length];
    return `${first} ${SURNAMES[index % SURNAMES.length]}`;
  });
  const ids = await addMembers(
    must,
    names.map((name, index) => ({
      display_name: name,
      full_name: name,
      email: makeEmail(name),
      phone: `+44 7700 9000${String(index).padStart(2, '0')}`,
    })),
  );
  return names.map((name, index) => ({ id: ids[index] ?? '', name, email: makeEmail(name) }));
}

export function makeSeason({ must }: League): Promise<string> {
  return beginSeason(must, {
    name: 'Autumn',
    starts_on: dateAfter(-60),
    ends_on: dateAfter(40),
    results_deadline: dateAfter(40),
  });
}

/** Active boxes of five, each a round robin. */
export async function makeBoxes(
  { must }: League,
  seasonId: string,
  name: string,
  players: readonly MailPlayer[],
): Promise<BoxMatch[]> {
  const plan = planBoxes(
    players.map(({ id }) => [id]),
    BOX_SIZE,
  );
  const fields = { season_id: seasonId, name, discipline: 'singles' };
  const { competition, boxes } = await beginCompetition(must, fields, plan);
  // The clubhouse reads the league's format unchanged.
  const format = competition['rules']?.['format'] as unknown as Format;
  const byName = new Map(players.map((player) => [player.name, player]));
  const matches: BoxMatch[] = [];
  for (const match of boxes.flatMap((box) => box.matches)) {
    const sides = list(match['sides']).toSorted(
      (one, two) => Number(one['side']) - Number(two['side']),
    );
    const [one, two] = sides.map((side) => byName.get(expectText(side['label'])));
    if (one === undefined || two === undefined) throw new Error('a match of nobody');
    matches.push({ id: expectText(match['id']), players: [one, two], format });
  }
  return matches;
}
