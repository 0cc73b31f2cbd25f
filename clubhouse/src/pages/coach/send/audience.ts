import { dataOrThrow } from '../../../api/answer.ts';
import type { Api, LeagueClient } from '../../../api/client.ts';
import { isId } from '../../../api/ids.ts';
import { readAllMembers, type Member, readMembersById } from '../../../api/members.ts';
import { readCompetitionTables } from '../../../api/read-tables.ts';
import type { Fields } from '../../../web/read-form.ts';

/** Up to this many can be ticked individually; a larger audience is all or nothing. */
export const MAX_CHOSEN = 200;
/** Number of competitions whose boxes are offered, because each costs a call. */
const MAX_WITH_BOXES = 10;

export type Audience =
  | { readonly kind: 'everybody' }
  /** @property division one of its boxes; null for all of them */
  | { readonly kind: 'players'; readonly competition: string; readonly division: string | null }
  | { readonly kind: 'chosen'; readonly members: readonly string[] };

/** Reads the field `to`: `all`, a competition, a competition and its box, or `chosen`. */
export function readAudience(fields: Fields): Audience | null {
  const [to = ''] = fields.getAll('to');
  if (to === 'all') return { kind: 'everybody' };
  if (to === 'chosen') {
    const ids = new Set(fields.getAll('member').filter(isId));
    return ids.size === 0 || ids.size > MAX_CHOSEN ? null : { kind: 'chosen', members: [...ids] };
  }
  const [competition = '', division = null, ...rest] = to.split(' ');
  const isGood = isId(competition) && (division === null || isId(division));
  return isGood && rest.length === 0 ? { kind: 'players', competition, division } : null;
}

/** Writes the field `to`. */
export function writeAudience(audience: Audience): string {
  switch (audience.kind) {
    case 'everybody':
      return 'all';
    case 'chosen':
      return 'chosen';
    case 'players':
      return [audience.competition, audience.division].filter((id) => id !== null).join(' ');
  }
}

/** The members of an audience by name, without those who have left. @throws LeagueFailure */
export async function readAudienceMembers(
  api: LeagueClient,
  audience: Audience,
): Promise<Member[]> {
  if (audience.kind === 'everybody') {
    return (await readAllMembers(api, 'all')).filter(({ status }) => status !== 'left');
  }
  const ids = audience.kind === 'chosen' ? audience.members : await readPlayerIds(api, audience);
  return (await readMembersById(api, ids)).filter(({ status }) => status !== 'left');
}

/** Each player once, even if they play in two pairs; withdrawn entries are left out. */
async function readPlayerIds(
  api: LeagueClient,
  { competition, division }: Extract<Audience, { kind: 'players' }>,
): Promise<string[]> {
  const { data } = await readCompetitionTables(api, competition);
  const rows = data
    .filter((table) => division === null || table.division_id === division)
    .flatMap((table) => table.rows.filter((row) => !row.withdrawn));
  return [...new Set(rows.flatMap(({ members }) => members.map(({ id }) => id)))];
}

export interface AudienceChoice {
  readonly competition: Api<'Competition'>;
  readonly divisions: readonly Api<'Division'>[];
}

/** @throws LeagueFailure */
export async function listAudienceChoices(api: LeagueClient): Promise<AudienceChoice[]> {
  const query = { state: 'active', limit: 200 } as const;
  const { data } = await dataOrThrow(api.GET('/v1/competitions', { params: { query } }));
  return Promise.all(
    data.map(async (competition, index) => {
      if (index >= MAX_WITH_BOXES) return { competition, divisions: [] };
      const params = { path: { id: competition.id } };
      const divisions = await dataOrThrow(api.GET('/v1/competitions/{id}/divisions', { params }));
      return { competition, divisions: divisions.data };
    }),
  );
}
