import { type Json, list, type Must, text } from './club-calls.ts';

/** A season, and competitions of boxes in it, by the public API. */

interface SeasonFields {
  readonly name: string;
  readonly starts_on?: string;
  readonly ends_on?: string;
  readonly results_deadline?: string;
}

/** @returns the id of a season that is under way */
export async function beginSeason(must: Must, fields: SeasonFields): Promise<string> {
  const id = text((await must('POST', '/v1/seasons', fields))['id']);
  await must('PATCH', `/v1/seasons/${id}`, { state: 'active' });
  return id;
}

interface CompetitionFields {
  readonly season_id: string;
  readonly name: string;
  readonly discipline: string;
  readonly rules?: unknown;
  readonly preset?: string;
}

export interface BoxPlan {
  readonly name: string;
  /** The members of each entry. */
  readonly entries: readonly (readonly string[])[];
}

/** A competition under way, in which everybody plays everybody of their box. */
interface BoxCompetition {
  readonly id: string;
  /** As it was made. */
  readonly competition: Json;
  readonly boxes: readonly Box[];
}

interface Box {
  readonly id: string;
  /** In the order of the plan. */
  readonly entries: readonly string[];
  readonly matches: readonly Json[];
}

export async function beginCompetition(
  must: Must,
  fields: CompetitionFields,
  plan: readonly BoxPlan[],
): Promise<BoxCompetition> {
  const competition = await must('POST', '/v1/competitions', fields);
  const id = text(competition['id']);
  const path = `/v1/competitions/${id}`;
  const filled: { readonly id: string; readonly entries: string[] }[] = [];
  for (const { name, entries } of plan) {
    const box = text((await must('POST', `${path}/divisions`, { name }))['id']);
    const ids: string[] = [];
    for (const member_ids of entries) {
      const entry = await must('POST', `${path}/entries`, { member_ids, division_id: box });
      ids.push(text(entry['id']));
    }
    filled.push({ id: box, entries: ids });
  }
  await must('PATCH', path, { state: 'active' });
  const boxes: Box[] = [];
  for (const box of filled) {
    const fixtures = await must('POST', `/v1/divisions/${box.id}/fixtures`);
    boxes.push({ ...box, matches: list(fixtures['matches']) });
  }
  return { id, competition, boxes };
}
