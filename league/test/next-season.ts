import type { TestContext } from 'node:test';
import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import type { Json } from './harness.ts';

export const RULES = { movement: { promoted: 1, relegated: 1 }, minMatchesToPlay: 1 };

export interface FinishedClub extends InstalledClub {
  readonly season: string;
  readonly competition: string;
  /** The members of both divisions by name: Ann, Bo, Cy above Di, Ed, Flo. */
  readonly members: readonly string[];
  readonly entries: readonly string[];
  readonly matches: readonly Json[];
}

/** Two divisions of three, all played; the first entry wins all matches, the last one none. */
export async function startPlayed(
  t: TestContext,
  options: { play?: boolean } = {},
): Promise<FinishedClub> {
  const club = await startClub(t);
  const first = await playDivision(club, { rules: RULES });
  const path = `/v1/competitions/${first.competition}`;
  const second = await club.must('POST', `${path}/divisions`, { name: 'Two' });
  const members = [...first.members, ...(await addMembers(club, 6)).slice(3)];
  const entries = [...first.entries];
  for (const member of members.slice(3)) {
    const body = { member_ids: [member], division_id: second['id'] };
    entries.push(readId(await club.must('POST', `${path}/entries`, body)));
  }
  for (const [index, member] of members.entries()) {
    const display_name = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'][index];
    await club.must('PATCH', `/v1/members/${member}`, { display_name });
  }
  const fixtures = await club.must('POST', `/v1/divisions/${readId(second)}/fixtures`);
  const matches = [...first.matches, ...list(fixtures['matches'])];
  if (options.play !== false) for (const match of matches) await winByOrder(club, entries, match);
  return {
    ...club,
    season: first.season,
    competition: first.competition,
    members,
    entries,
    matches,
  };
}

/** The entry that was entered first wins. */
export async function winByOrder(
  club: InstalledClub,
  entries: readonly string[],
  match: Json,
): Promise<void> {
  const [one, other] = list(match['sides']).map((side) => entries.indexOf(text(side['entry_id'])));
  await playMatch(club, readId(match), wonBy((one ?? 0) < (other ?? 0) ? 0 : 1));
}

export interface Draft {
  readonly id: string;
  readonly path: string;
  readonly plan: () => Promise<Json>;
  readonly fill: () => Promise<Json>;
  /** The draft's boxes from the top, as `Division: labels`. */
  readonly filled: () => Promise<string[]>;
}

export async function newDraft(
  club: InstalledClub & Pick<FinishedClub, 'competition'>,
  fields: object = {},
): Promise<Draft> {
  const season = await club.must('POST', '/v1/seasons', {
    name: 'Winter',
    starts_on: '2026-10-01',
    ends_on: '2027-03-31',
  });
  const competition = await club.must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Box league',
    discipline: 'singles',
    rules: RULES,
    previous_competition_id: club.competition,
    ...fields,
  });
  return draftHandle(club, readId(competition));
}

export function draftHandle(club: InstalledClub, id: string): Draft {
  const path = `/v1/competitions/${id}`;
  return {
    id,
    path,
    plan: () => club.must('GET', `${path}/placements`),
    fill: () => club.must('POST', `${path}/placements`),
    filled: async () => {
      const divisions = list((await club.must('GET', `${path}/divisions`))['data']);
      const entries = list((await club.must('GET', `${path}/entries`))['data']);
      const labels = (division: Json) =>
        entries
          .filter((entry) => entry['division_id'] === division['id'])
          .map((entry) => text(entry['label']))
          .toSorted();
      return divisions.map((one) => `${text(one['name'])}: ${labels(one).join(', ')}`);
    },
  };
}

export async function complete(club: FinishedClub): Promise<void> {
  await club.must('PATCH', `/v1/competitions/${club.competition}`, { state: 'complete' });
}

/** The draft that follows a fully played season. */
export async function startDraft(t: TestContext, fields: object = {}) {
  const club = await startPlayed(t);
  await complete(club);
  return { club, draft: await newDraft(club, fields) };
}

export function places(plan: Json): string[] {
  return list(plan['divisions']).flatMap((division) =>
    list(division['places']).map((place) => text(place['sentence'])),
  );
}

export function leftOut(plan: Json): string[] {
  return list(plan['left_out']).map((out) => `${text(out['reason'])}: ${text(out['sentence'])}`);
}
