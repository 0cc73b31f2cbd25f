import { type Json, type League, list, text } from './league.ts';

/** A season under way: a box of six in singles, and three pairs in mixed doubles. */
export interface Season {
  readonly id: string;
  readonly singles: Competition;
  readonly mixed: Competition;
  /** The id of each member by their display name. */
  readonly members: ReadonlyMap<string, string>;
}

export interface Competition {
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

const SINGLES = [
  'Hannah Brandt',
  'Edmund Eckersley',
  'Priya Raghunathan',
  'Tomasz Wieczorek',
  'Bartholomew Featherstonehaugh',
  'Léa Marchetti',
];
const PARTNERS = ['Jonas Ødegård', 'Ingrid Solheim', 'Matteo Ricci', 'Aoife Ní Dhomhnaill'];

/** The address of a member by their name: `hannah.brandt@example.org`. */
export function emailOf(name: string): string {
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
      email: emailOf(name),
      phone: `+44 7700 9000${String(members.size).padStart(2, '0')}`,
    });
    members.set(name, text(member['id']));
  }
  const season = await must('POST', '/v1/seasons', {
    name: 'Autumn',
    starts_on: dateAfter(-60),
    ends_on: dateAfter(21),
    results_deadline: dateAfter(21),
  });
  const id = text(season['id']);
  await must('PATCH', `/v1/seasons/${id}`, { state: 'active' });
  const idOf = (name: string | undefined) => members.get(name ?? '') ?? '';
  const singles = await seedCompetition(league, id, {
    name: 'Singles',
    discipline: 'singles',
    division: 'Box 3',
    rules,
    entries: names.map((name) => [idOf(name)]),
  });
  const mixed = await seedCompetition(league, id, {
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
  { must }: League,
  seasonId: string,
  { name, discipline, division, rules, entries }: CompetitionPlan,
): Promise<Competition> {
  const made = await must('POST', '/v1/competitions', {
    season_id: seasonId,
    name,
    discipline,
    rules,
  });
  const id = text(made['id']);
  const box = await must('POST', `/v1/competitions/${id}/divisions`, { name: division });
  for (const memberIds of entries) {
    await must('POST', `/v1/competitions/${id}/entries`, {
      member_ids: memberIds,
      division_id: box['id'],
    });
  }
  await must('PATCH', `/v1/competitions/${id}`, { state: 'active' });
  const fixtures = await must('POST', `/v1/divisions/${text(box['id'])}/fixtures`);
  return { id, division: text(box['id']), matches: list(fixtures['matches']) };
}

/** A day of the club's calendar, counted from today. */
export function dateAfter(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(
    Date.now() + days * DAY_MS,
  );
}
/** The match of two sides, by a part of each label. */
export function matchOf(
  { matches }: Pick<Competition, 'matches'>,
  one: string,
  other: string,
): string {
  const found = matches.find((match) => {
    const labels = list(match['sides']).map((side) => text(side['label']));
    return [one, other].every((name) => labels.some((label) => label.includes(name)));
  });
  return text(found?.['id']);
}
