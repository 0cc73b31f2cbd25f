import type { TestContext } from 'node:test';
import {
  type Answer,
  type RequestOptions,
  expectStatus,
  type Json,
  type Method,
  type Options,
  SECRET,
  type Service,
  startService,
} from './harness.ts';

export interface InstalledClub extends Service {
  /** The administrator key: every scope. */
  readonly admin: string;
  readonly website: string;
  /** Calls as the administrator and expects success. */
  readonly must: (method: Method, path: string, body?: unknown) => Promise<Json>;
  /** A new key with these scopes. */
  readonly keyWith: (...scopes: string[]) => Promise<string>;
  /** Signs a member in. @returns the session's token */
  readonly signIn: (memberId: string) => Promise<string>;
}

/** A service with an installed club. */
export async function startClub(t: TestContext, options: Options = {}): Promise<InstalledClub> {
  const service = await startService(t, options);
  const timezone = options.timezone ?? 'Europe/London';
  const body = {
    club: { name: 'Riverside', slug: 'riverside', timezone },
    administrator: { name: 'Kim' },
  };
  const answer = await service.call('POST', '/setup', { token: SECRET, body });
  expectStatus(answer, 201);
  const admin = text(answer.body['administrator_key']?.['key']);
  const must: InstalledClub['must'] = async (method, path, sent) => {
    const request: RequestOptions = { token: admin, ...(sent === undefined ? {} : { body: sent }) };
    const got = await service.call(method, path, request);
    if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${got.text}`);
    return got.body;
  };
  return {
    ...service,
    admin,
    website: text(answer.body['website_key']?.['key']),
    must,
    keyWith: async (...scopes) =>
      text((await must('POST', '/v1/api-keys', { name: 'Test', scopes }))['key']),
    signIn: async (memberId) => {
      const link = await must('POST', `/v1/members/${memberId}/login-link`);
      const session = await service.call('POST', '/v1/session', { token: text(link['token']) });
      return text(expectStatus(session, 201).body['token']);
    },
  };
}

export interface DrawnDivision {
  readonly season: string;
  readonly competition: string;
  readonly division: string;
  readonly members: readonly string[];
  readonly entries: readonly string[];
  readonly matches: readonly Json[];
}

export interface DivisionOptions {
  readonly players?: number;
  readonly discipline?: 'singles' | 'doubles' | 'mixed_doubles';
  readonly rules?: unknown;
  readonly preset?: string;
  readonly deadline?: string;
}

/** An active season and competition with one division, its entries and fixtures. */
export async function playDivision(
  club: Pick<InstalledClub, 'must'>,
  options: DivisionOptions = {},
): Promise<DrawnDivision> {
  const { players = 3, discipline = 'singles', rules = {}, deadline = '2026-09-30' } = options;
  const preset = options.preset === undefined ? {} : { preset: options.preset };
  const season = await club.must('POST', '/v1/seasons', {
    name: 'Summer',
    starts_on: '2026-04-01',
    ends_on: '2026-09-30',
    results_deadline: deadline,
  });
  const competition = await club.must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Box league',
    discipline,
    rules,
    ...preset,
  });
  const path = `/v1/competitions/${text(competition['id'])}`;
  const division = await club.must('POST', `${path}/divisions`, { name: 'One' });
  const size = discipline === 'singles' ? 1 : 2;
  const members = await addMembers(club, players * size);
  const entries: string[] = [];
  for (let index = 0; index < players; index++) {
    const entry = await club.must('POST', `${path}/entries`, {
      member_ids: members.slice(index * size, index * size + size),
      division_id: division['id'],
    });
    entries.push(text(entry['id']));
  }
  await club.must('PATCH', `/v1/seasons/${text(season['id'])}`, { state: 'active' });
  await club.must('PATCH', path, { state: 'active' });
  const fixtures = await club.must('POST', `/v1/divisions/${text(division['id'])}/fixtures`);
  return {
    season: text(season['id']),
    competition: text(competition['id']),
    division: text(division['id']),
    members,
    entries,
    matches: list(fixtures['matches']),
  };
}

export const NAMES = [
  'Ann Lee',
  'Bo Berg',
  'Cy Cole',
  'Di Dahl',
  'Ed Eck',
  'Flo Fink',
  'Gus Gray',
  'Hal Hunt',
];

export async function addMembers(
  club: Pick<InstalledClub, 'must'>,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const name = NAMES[index] ?? `Member ${index}`;
    const member = await club.must('POST', '/v1/members', { display_name: name });
    ids.push(text(member['id']));
  }
  return ids;
}

/** Adds a division for this many singles at the bottom. */
export async function addDivision(
  club: Pick<InstalledClub, 'must'>,
  competition: string,
  players: number,
  fields: object = {},
): Promise<string> {
  const path = `/v1/competitions/${competition}`;
  const made = await club.must('POST', `${path}/divisions`, { name: 'Another', ...fields });
  const items = (await addMembers(club, players)).map((id) => ({
    member_ids: [id],
    division_id: made['id'],
  }));
  if (items.length > 0) await club.must('POST', `${path}/entries/batch`, { items });
  return readId(made);
}

/** A straight-sets win, which most tests need. */
export function wonBy(side: 0 | 1): { outcome: 'completed'; score: unknown } {
  const set = { games: side === 0 ? [6, 4] : [4, 6] };
  return { outcome: 'completed', score: { sets: [set, set] } };
}

/** Both sides report the same. */
export async function playMatch(
  club: Pick<InstalledClub, 'admin' | 'call' | 'must'>,
  matchId: string,
  said: object,
): Promise<Answer> {
  const path = `/v1/matches/${matchId}/claims`;
  await club.must('POST', path, { ...said, side: 0 });
  return club.call('POST', path, { token: club.admin, body: { ...said, side: 1 } });
}

/** The sides report different results. */
export async function disputeMatch(
  club: Pick<InstalledClub, 'must'>,
  matchId: string,
): Promise<void> {
  const path = `/v1/matches/${matchId}/claims`;
  await club.must('POST', path, { ...wonBy(0), side: 0 });
  await club.must('POST', path, { ...wonBy(1), side: 1 });
}

/** The newest events of the feed, newest first. */
export async function newestEvents(
  { must }: Pick<InstalledClub, 'must'>,
  limit: number,
): Promise<Json[]> {
  return list((await must('GET', `/v1/events?order=newest&limit=${limit}`))['data']);
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`not a text: ${JSON.stringify(value)}`);
  return value;
}

export function list(value: unknown): Json[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${JSON.stringify(value)}`);
  return value as Json[];
}

export function readId(value: Json | undefined): string {
  return text(value?.['id']);
}
