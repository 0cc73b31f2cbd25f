/*
 * A club through its league's public HTTP API. Answers are read without a type for each, because
 * tests and trials use few of their members.
 */

export interface Json {
  readonly [name: string]: Json;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** @throws on any refusal */
export type LeagueCall = (method: HttpMethod, path: string, body?: unknown) => Promise<Json>;

export interface ClubKeys {
  readonly adminKey: string;
  readonly websiteKey: string;
}

interface LeagueReply {
  readonly status: number;
  readonly text: string;
}

/** Sends a request to the league, over the network or to a socket file. */
export type Send = (
  path: string,
  request: {
    readonly method: HttpMethod;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<LeagueReply>;

/** @param token a key, a session or the installation secret */
export function makeCaller(url: string, token: string): LeagueCall {
  const send: Send = async (path, request) => {
    const response = await fetch(url + path, request);
    return { status: response.status, text: await response.text() };
  };
  return makeCallerThrough(send, token);
}

export function makeCallerThrough(send: Send, token: string): LeagueCall {
  return async (method, path, body) => {
    const answer = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return (answer.text === '' ? {} : JSON.parse(answer.text)) as Json;
  };
}

/** @param path may have a query */
export async function readAll(must: LeagueCall, path: string): Promise<Json[]> {
  const rows: Json[] = [];
  const first = `${path}${path.includes('?') ? '&' : '?'}limit=200`;
  for (let cursor: unknown = null; ;) {
    const page = await must('GET', typeof cursor === 'string' ? `${first}&after=${cursor}` : first);
    rows.push(...list(page['data']));
    cursor = page['next_cursor'];
    if (typeof cursor !== 'string' || isEnd(page)) return rows;
  }
}

/** The event feed has a cursor even on its last page. */
function isEnd(page: Json): boolean {
  const hasMore: unknown = page['has_more'];
  return hasMore === false;
}

interface ClubFields {
  readonly name: string;
  readonly slug: string;
  readonly timezone?: string;
  readonly branding?: object;
}

/** @param must calls with the installation secret */
export async function installClub(
  must: LeagueCall,
  club: ClubFields,
  administrator = 'Coach',
): Promise<ClubKeys> {
  const installed = await must('POST', '/setup', {
    club: { timezone: 'Europe/London', ...club },
    administrator: { name: administrator },
  });
  return {
    adminKey: expectText(installed['administrator_key']?.['key']),
    websiteKey: expectText(installed['website_key']?.['key']),
  };
}

export function expectText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`not a text: ${JSON.stringify(value)}`);
  return value;
}

export function list(value: unknown): Json[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${JSON.stringify(value)}`);
  return value as Json[];
}
