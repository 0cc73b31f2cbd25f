import { type Json, list, type LeagueCall, expectText } from 'test-kit/club-calls';
import { beginCompetition, beginSeason } from 'test-kit/club-season';
import type { League } from './league.ts';

/** An active season: a box of six in singles, and three pairs in mixed doubles. */
export interface Season {
  readonly id: string;
  readonly singles: SeededCompetition;
  readonly mixed: SeededCompetition;
  /** The id of each member by their display name. */
  readonly members: ReadonlyMap<string, string>;
}

export interface SeededCompetition {
  readonly id: string;
  readonly division: string;
  readonly matches: readonly Json[];
}

export interface SeedOptions {
  /** The rules of the singles. */
  readonly rules?: unknown;
  readonly names?: readonly string[];
}

const DAY_MS = 86_400_000;

/** The start time of test clubs, fixed per process so that no day passes between two of them. */
export const STARTED_AT = Date.now();

const SINGLES = [
  'Hannah Brandt',
  'Edmund Eckersley',
  'Priya Raghunathan',
  'Tomasz Wieczorek',
  'Bartholomew Featherstonehaugh',
  'Léa Marchetti',
];
const PARTNERS = ['Jonas Ødegård', 'Ingrid Solheim', 'Matteo Ricci', 'Aoife Ní Dhomhnaill'];

/** A member's address derived from their name: `hannah.brandt@example.org`. */
export function makeEmail(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w ]/g, '')
    .toLowerCase();
  return `${plain.replaceAll(' ', '.')}@example.org`;
}

export async function seedSeason(league: League, options: SeedOptions = {}): Promise<Season> {
  const { must } = league;
  const { rules = {}, names = SINGLES } = options;
  const members = new Map<string, string>();
  for (const name of [...names, ...PARTNERS]) {
    const member = await must('POST', '/v1/members', {
      display_name: name,
      full_name: name,
      email: makeEmail(name),
      phone: `+44 7700 9000${String(members.size).padStart(2, '0')}`,
    });
    members.set(name, expectText(member['id']));
  }
  const id = await beginSeason(must, {
    name: 'Autumn',
    starts_on: dateAfter(-60),
    ends_on: dateAfter(21),
    results_deadline: dateAfter(21),
  });
  const idOf = (name: string | undefined) => members.get(name ?? '') ?? '';
  const singles = await seedCompetition(must, id, {
    name: 'Singles',
    discipline: 'singles',
    division: 'Box 3',
    rules,
    entries: names.map((name) => [idOf(name)]),
  });
  const mixed = await seedCompetition(must, id, {
    name: 'Mixed',
    discipline: 'mixed_doubles',
    division: 'Box 1',
    rules: {},
    entries: [
      [idOf(names[0]), idOf('Jonas Ødegård')],
      [idOf('Ingrid Solheim'), idOf('Matteo Ricci')],
      [idOf('Aoife Ní Dhomhnaill'), idOf(names[3])],
    ],
  });
  return { id, singles, mixed, members };
}

interface CompetitionPlan {
  readonly name: string;
  readonly discipline: string;
  readonly division: string;
  readonly rules: unknown;
  readonly entries: readonly (readonly string[])[];
}

async function seedCompetition(
  must: LeagueCall,
  season_id: string,
  { division, entries, ...fields }: CompetitionPlan,
): Promise<SeededCompetition> {
  const plan = [{ name: division, entries }];
  const { id, boxes } = await beginCompetition(must, { season_id, ...fields }, plan);
  return { id, division: boxes[0]?.id ?? '', matches: boxes[0]?.matches ?? [] };
}

/** A day in the club's calendar, counted from the process's start. */
export function dateAfter(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(
    STARTED_AT + days * DAY_MS,
  );
}
/** The match between two sides, found by a part of each label. */
export function matchOf(
  { matches }: Pick<SeededCompetition, 'matches'>,
  one: string,
  other: string,
): string {
  const found = matches.find((match) => {
    const labels = list(match['sides']).map((side) => expectText(side['label']));
    return [one, other].every((name) => labels.some((label) => label.includes(name)));
  });
  return expectText(found?.['id']);
}
