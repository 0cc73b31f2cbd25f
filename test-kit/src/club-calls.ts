/*
 * A club by the public HTTP API of its league, as anybody calls it. Answers are looked into without
 * a type of each: tests and trials read few members of them.
 */

export interface Json {
  readonly [name: string]: Json;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls as somebody. @throws on any refusal */
export type Must = (method: Method, path: string, body?: unknown) => Promise<Json>;

/** What opens a club that was installed. */
export interface ClubKeys {
  readonly adminKey: string;
  readonly websiteKey: string;
}

/** @param url of the league @param token a key, a session or the installation secret */
export function callsOf(url: string, token: string): Must {
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return (answer === '' ? {} : JSON.parse(answer)) as Json;
  };
}

interface ClubFields {
  readonly name: string;
  readonly slug: string;
  readonly timezone?: string;
  readonly branding?: object;
}

/** @param must calls with the installation secret */
export async function installClub(
  must: Must,
  club: ClubFields,
  administrator = 'Coach',
): Promise<ClubKeys> {
  const installed = await must('POST', '/setup', {
    club: { timezone: 'Europe/London', ...club },
    administrator: { name: administrator },
  });
  return {
    adminKey: text(installed['administrator_key']?.['key']),
    websiteKey: text(installed['website_key']?.['key']),
  };
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`not a text: ${JSON.stringify(value)}`);
  return value;
}

export function list(value: unknown): Json[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${JSON.stringify(value)}`);
  return value as Json[];
}
