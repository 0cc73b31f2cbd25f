import { type Json, list, type LeagueCall, expectText } from './club-calls.ts';

/** Creates a season with competitions of boxes, through the public API. */

interface SeasonFields {
  readonly name: string;
  readonly starts_on?: string;
  readonly ends_on?: string;
  readonly results_deadline?: string;
}

/** @returns the id of an active season */
export async function beginSeason(must: LeagueCall, fields: SeasonFields): Promise<string> {
  const id = expectText((await must('POST', '/v1/seasons', fields))['id']);
  await must('PATCH', `/v1/seasons/${id}`, { state: 'active' });
  return id;
}

interface CompetitionFields {
  readonly season_id: string;
  readonly name: string;
  readonly discipline: string;
  readonly visibility?: string;
  readonly rules?: unknown;
  readonly preset?: string;
}

export interface BoxPlan {
  readonly name: string;
  /** The members of each entry. */
  readonly entries: readonly (readonly string[])[];
}

/** An active competition in which everyone plays everyone in their box. */
interface BoxCompetition {
  readonly id: string;
  /** The competition as the API returned it when it was created. */
  readonly competition: Json;
  readonly boxes: readonly Box[];
}

interface FilledBox {
  readonly id: string;
  /** The ids of the entries, in the order of the plan. */
  readonly entries: readonly string[];
}

interface Box extends FilledBox {
  readonly matches: readonly Json[];
}

/** The league's limit per call. */
const BATCH_ENTRIES = 500;

/** Plans boxes of equal size, the last with the remainder. @param entries of one or more members */
export function planBoxes(
  entries: readonly (string | readonly string[])[],
  size: number,
): BoxPlan[] {
  const all = entries.map((entry) => (typeof entry === 'string' ? [entry] : entry));
  return splitChunks(all, size).map((box, index) => ({ name: `Box ${index + 1}`, entries: box }));
}

export async function beginCompetition(
  must: LeagueCall,
  fields: CompetitionFields,
  plan: readonly BoxPlan[],
): Promise<BoxCompetition> {
  const competition = await must('POST', '/v1/competitions', fields);
  const id = expectText(competition['id']);
  const path = `/v1/competitions/${id}`;
  const filled = await fillBoxes(must, path, plan);
  await must('PATCH', path, { state: 'active' });
  const boxes: Box[] = [];
  for (const box of filled) {
    const fixtures = await must('POST', `/v1/divisions/${box.id}/fixtures`);
    boxes.push({ ...box, matches: list(fixtures['matches']) });
  }
  return { id, competition, boxes };
}

async function fillBoxes(
  must: LeagueCall,
  path: string,
  plan: readonly BoxPlan[],
): Promise<FilledBox[]> {
  const items = plan.map(({ name }) => ({ name }));
  const divisions = list((await must('POST', `${path}/divisions/batch`, { items }))['data']);
  const ids = divisions.map((division) => expectText(division['id']));
  const entries = plan.flatMap((box, index) =>
    box.entries.map((member_ids) => ({ member_ids, division_id: ids[index] })),
  );
  const made: string[] = [];
  for (const some of splitChunks(entries, BATCH_ENTRIES)) {
    const { data } = await must('POST', `${path}/entries/batch`, { items: some });
    made.push(...list(data).map((entry) => expectText(entry['id'])));
  }
  return plan.map((box, index) => ({
    id: ids[index] ?? '',
    entries: made.splice(0, box.entries.length),
  }));
}

interface DraftFields {
  readonly season_id: string;
  readonly name: string;
  readonly previous_competition_id: string;
}

/** Drafts a competition from the tables of the previous one. @returns the id of the draft */
export async function draftSingles(must: LeagueCall, fields: DraftFields): Promise<string> {
  const draft = await must('POST', '/v1/competitions', { ...fields, discipline: 'singles' });
  const id = expectText(draft['id']);
  await must('POST', `/v1/competitions/${id}/placements`);
  return id;
}

function splitChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
