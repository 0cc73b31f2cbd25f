import assert from 'node:assert/strict';
import { expectText } from 'test-kit/club-calls';
import type { Clubhouse } from './clubhouse.ts';
import { makeEmail } from './seed.ts';
import { until } from 'test-kit/until';

/** A browser without scripts: keeps cookies and sends forms. */
export class Visitor {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers sent with every request, such as the address that a proxy saw */
  constructor({ url }: Pick<Clubhouse, 'url'>, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#headers = { 'accept-language': 'en', ...headers };
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<PageResponse> {
    return this.#ask(path, { method: 'GET', headers });
  }

  /** Sends a form as a page of the site does; other headers make it come from another site. */
  post(
    path: string,
    form: Readonly<Record<string, string>> | URLSearchParams | FormData = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<PageResponse> {
    return this.#ask(path, {
      method: 'POST',
      headers: { origin: this.#url, 'sec-fetch-site': 'same-origin', ...headers },
      body: form instanceof FormData ? form : new URLSearchParams(form),
    });
  }

  /** Sends a form with files, as a browser does. */
  async upload(path: string, form: FormData): Promise<PageResponse> {
    return this.#ask(path, {
      method: 'POST',
      headers: { origin: this.#url, 'sec-fetch-site': 'same-origin' },
      body: form,
    });
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser with the same cookies. */
  copy(): Visitor {
    const copy = new Visitor({ url: this.#url }, this.#headers);
    for (const [name, value] of this.#cookies) copy.keep(name, value);
    return copy;
  }

  /** Sets a cookie for later requests. */
  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async #ask(path: string, init: Ask): Promise<PageResponse> {
    const cookie = this.cookieHeader();
    const response = await fetch(this.#url + path, {
      ...init,
      redirect: 'manual',
      headers: { ...this.#headers, ...(cookie === '' ? {} : { cookie }), ...init.headers },
    });
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) this.#keepFrom(line);
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
      headers: response.headers,
      setCookies,
    };
  }

  #keepFrom(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

interface Ask {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | FormData;
}

export interface PageResponse {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly headers: Headers;
  readonly setCookies: readonly string[];
}

/** A visitor signed in through a link from the coach. */
export async function signedIn(
  clubhouse: Pick<Clubhouse, 'url' | 'league'> & Partial<Pick<Clubhouse, 'season'>>,
  name: string,
  id = clubhouse.season?.members.get(name),
  visitor = new Visitor(clubhouse),
): Promise<Visitor> {
  const link = await clubhouse.league.must('POST', `/v1/members/${id}/login-link`);
  const seen = await visitor.post(`/sign-in/${expectText(link['token'])}`);
  assert.equal(seen.status, 303, seen.text);
  return visitor;
}

/** The scopes of `keys create --coach`. */
export const COACH_SCOPES = [
  'league:read',
  'league:write',
  'results:write',
  'members:read',
  'members:write',
  'members:pii',
];

/** The scopes of `keys create --admin`. */
export const ADMIN_SCOPES = [...COACH_SCOPES, 'admin'];

/** A personal key, as the command line creates it for a coach. */
export async function coachKey(
  { league }: Clubhouse,
  { name = 'Ana, coach', scopes = COACH_SCOPES }: { name?: string; scopes?: string[] } = {},
): Promise<{ readonly id: string; readonly key: string }> {
  const made = await league.must('POST', '/v1/api-keys', { name, scopes });
  return { id: expectText(made['id']), key: expectText(made['key']) };
}

/** A coach signed in with their own key. */
export async function coachSignedIn(
  clubhouse: Clubhouse,
  visitor = new Visitor(clubhouse),
): Promise<Visitor> {
  const { key } = await coachKey(clubhouse);
  const seen = await visitor.post('/coach/sign-in', { key });
  assert.equal(seen.status, 303, seen.text);
  return visitor;
}

/**
 * Waits for the newest email to an address.
 * @returns the path of its link
 */
export async function mailedLink(clubhouse: Clubhouse, name: string): Promise<string> {
  return until(`no letter with a link came to ${name}`, async () => {
    const letters = await clubhouse.letters();
    const letter = letters.findLast((one) => isTo(one, makeEmail(name)));
    const plain = letter?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return /\/sign-in\/dll_\S+/.exec(plain ?? '')?.[0];
  });
}

/**
 * Waits for an email to an address with a code.
 * @param before how many emails there were earlier
 * @returns its code and the path of its link
 */
export async function mailedCode(
  { letters, store }: Clubhouse,
  name: string,
  before: number,
): Promise<{ readonly code: string; readonly link: string }> {
  return until(`no email with a code came to ${name}`, async () => {
    const letter = (await letters()).slice(before).findLast((one) => isTo(one, makeEmail(name)));
    const plain = letter?.replaceAll('=\r\n', '') ?? '';
    const [, start = '', end = ''] = /asked for it:\s+(\d{3}) (\d{3})/.exec(plain) ?? [];
    const link = /\/sign-in\/(?:dll|fam)_[\w-]+/.exec(plain)?.[0];
    // The code counts once the email has been sent.
    if (start === '' || link === undefined || store.wishes.count() > 0) return undefined;
    return { code: start + end, link };
  });
}

/** Whether an email is to an address; long headers continue on the next line. */
export function isTo(letter: string, address: string): boolean {
  const to = /^To: (.*(?:\r\n[ \t].*)*)/m.exec(letter)?.[1] ?? '';
  return to === address || to.endsWith(`<${address}>`);
}
