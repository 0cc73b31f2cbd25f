import type { Client } from '../client.ts';
import { runInParallel } from '../in-parallel.ts';
import type { Entry, Match, NamedResource, Resource } from '../types.ts';
import type { Townsperson } from './people.ts';

/** Days from today; both are negative for a finished season. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The matches of a competition, with the players of each side. */
export interface Fixture {
  readonly id: string;
  readonly box: number;
  readonly sides: readonly [readonly Townsperson[], readonly Townsperson[]];
}

export const MOVEMENT = { movement: { promoted: 2, relegated: 2 } };

/** @param deadline whether reporting closes on the season's last day; otherwise never */
export async function makeSeason(admin: Client, span: Span, deadline: boolean): Promise<Resource> {
  const lastDay = addDaysToToday(span.to);
  const season = await admin.call<Resource>('POST', '/v1/seasons', {
    name: nameSpan(span),
    starts_on: addDaysToToday(span.from),
    ends_on: lastDay,
    ...(deadline ? { results_deadline: lastDay } : {}),
  });
  await admin.call('PATCH', `/v1/seasons/${season.id}`, { state: 'active' });
  return season;
}

interface BoxPlan {
  readonly seasonId: string;
  readonly name: string;
  readonly discipline: 'singles' | 'doubles';
  /** The players of each box from the top: one or two per entry. */
  readonly boxes: readonly (readonly (readonly Townsperson[])[])[];
}

/** A competition that has not started, with its boxes and everyone in them. */
export async function makeBoxes(admin: Client, plan: BoxPlan): Promise<string> {
  const { id } = await admin.call<Resource>('POST', '/v1/competitions', {
    season_id: plan.seasonId,
    name: plan.name,
    discipline: plan.discipline,
    preset: 'three_one_zero',
    rules: MOVEMENT,
  });
  for (const [index, sides] of plan.boxes.entries()) {
    const box = await admin.call<Resource>('POST', `/v1/competitions/${id}/divisions`, {
      name: `Box ${index + 1}`,
    });
    await runInParallel(sides, (side) =>
      admin.call('POST', `/v1/competitions/${id}/entries`, {
        member_ids: side.map((person) => person.id),
        division_id: box.id,
      }),
    );
  }
  return id;
}

/** Starts a competition, so that every match can be played. */
export async function beginCompetition(
  admin: Client,
  id: string,
  people: readonly Townsperson[],
): Promise<Fixture[]> {
  const path = `/v1/competitions/${id}`;
  await admin.call('PATCH', path, { placements_decided: true });
  await admin.call('PATCH', path, { state: 'active' });
  const entries = await admin.all<Entry>(`${path}/entries`);
  const sideOf = new Map(
    entries.map((entry) => [entry.id, entry.members.flatMap((one) => findPerson(people, one.id))]),
  );
  const { data } = await admin.call<{ data: NamedResource[] }>('GET', `${path}/divisions`);
  const made = await runInParallel(data, async (box, index) => {
    const { matches } = await admin.call<{ matches: Match[] }>(
      'POST',
      `/v1/divisions/${box.id}/fixtures`,
    );
    return matches.map((match) => makeFixture(match, index, sideOf));
  });
  return made.flat();
}

function findPerson(people: readonly Townsperson[], id: string): Townsperson[] {
  return people.filter((person) => person.id === id);
}

function makeFixture(
  match: Match,
  box: number,
  sideOf: ReadonlyMap<string, readonly Townsperson[]>,
): Fixture {
  const on = (side: 0 | 1) =>
    sideOf.get(match.sides.find((one) => one.side === side)?.entry_id ?? '') ?? [];
  return { id: match.id, box, sides: [on(0), on(1)] };
}

/** The date this many days from now, as `2026-11-28`. */
export function addDaysToToday(days: number): string {
  return Temporal.Now.plainDateISO().add({ days }).toString();
}

const SEASONS = ['Winter', 'Spring', 'Summer', 'Autumn'] as const;

/** After its middle. */
function nameSpan({ from, to }: Span): string {
  const middle = Temporal.Now.plainDateISO().add({ days: Math.round((from + to) / 2) });
  const name = SEASONS[Math.floor((middle.month % 12) / 3)];
  if (name !== 'Winter') return `${name} ${middle.year}`;
  const first = middle.month === 12 ? middle.year : middle.year - 1;
  return `Winter ${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
