import { readFileSync } from 'node:fs';
import { type Json, list, expectText } from 'test-kit/club-calls';
import type { Clubhouse } from './clubhouse.ts';
import type { PageResponse } from './visitor.ts';

/** A private fact of the club, and the person it concerns. */
export interface Secret {
  /** As in the API. */
  readonly value: string;
  /** As written on a page; by default as in the API. */
  readonly forms?: readonly string[];
  readonly about: string;
}

/** A page of the site that a visitor reached. */
interface Crawled {
  readonly path: string;
  readonly body: string;
}

interface Asks {
  readonly get: (
    path: string,
  ) => Promise<Pick<PageResponse, 'status' | 'text' | 'location' | 'headers'>>;
}

const MAX_PAGES = 600;

/**
 * Every page that a visitor can reach: through links, and by addresses that others may open.
 * @param addresses to start with
 */
export async function crawl(visitor: Asks, addresses: readonly string[]): Promise<Crawled[]> {
  const waiting = [...addresses];
  const known = new Set(waiting);
  const pages: Crawled[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.length > MAX_PAGES) throw new Error('the crawl does not end');
    const seen = await visitor.get(path);
    pages.push({ path, body: plain(seen.text) });
    const links = [...seen.text.matchAll(/ (?:href|src|action)="(\/[^"#]*)/g)].map(
      ([, link = '']) => link.replaceAll('&amp;', '&'),
    );
    for (const next of [...links, seen.location ?? '']) {
      // Built files contain nothing of the club, and signing out would end the crawl.
      if (!next.startsWith('/') || /^\/(assets\/|sign-out)/.test(next) || known.has(next)) continue;
      known.add(next);
      waiting.push(next);
    }
  }
  return pages;
}

const ADDRESSES = [
  '/',
  '/me',
  '/evenings',
  '/evenings/x',
  '/wishes',
  '/tables',
  '/seasons',
  '/sign-in',
  '/sign-in/sent',
  '/nothing',
  '/join',
  '/wall',
  '/coach',
  '/healthz',
  '/offline',
  '/answers/x',
  '/proposals/x',
  '/calendar/x.ics',
  '/me/calendar',
];

/** The site's addresses for everything in a club, with every id filled in. */
export function listAddresses(ids: Ids): string[] {
  return [
    ...ADDRESSES,
    ...ids.matches.flatMap((id) =>
      ['', '/report', '/arrange', '/calendar.ics'].map((rest) => `/matches/${id}${rest}`),
    ),
    ...ids.divisions.map((id) => `/tables/${id}`),
    ...ids.competitions.map((id) => `/tables?competition=${id}`),
    ...ids.seasons.map((id) => `/seasons/${id}`),
    ...ids.members.map((id) => `/players/${id}`),
  ];
}

export interface Ids {
  readonly members: readonly string[];
  readonly seasons: readonly string[];
  readonly competitions: readonly string[];
  readonly divisions: readonly string[];
  readonly entries: readonly string[];
  readonly matches: readonly string[];
}

/** Every id of a club, read by its coach. */
export async function idsOf({ league }: Pick<Clubhouse, 'league'>): Promise<Ids> {
  const all = async (path: string) =>
    list((await league.must('GET', path))['data']).map((one) => expectText(one['id']));
  const [members, seasons, competitions, matches] = [
    await all('/v1/members?limit=200'),
    await all('/v1/seasons?limit=200'),
    await all('/v1/competitions?limit=200'),
    await all('/v1/matches?limit=200'),
  ];
  const under = async (what: string) =>
    (await Promise.all(competitions.map((id) => all(`/v1/competitions/${id}/${what}`)))).flat();
  return {
    members,
    seasons,
    competitions,
    matches,
    divisions: await under('divisions'),
    entries: await under('entries?limit=200'),
  };
}

const DOCUMENT = new URL('../../league/openapi.json', import.meta.url);

/**
 * Everything the API returns to a caller: the answers to every GET in its document, with every id
 * of the club.
 */
export async function givenBy(url: string, token: string | null, ids: Ids): Promise<string> {
  const answers: string[] = [];
  for (const path of getPaths(ids)) {
    const response = await fetch(`${url}${path}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (response.ok) answers.push(await response.text());
    else await response.body?.cancel();
  }
  return answers.join('\n');
}

function getPaths(ids: Ids): string[] {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, Json> };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || path === '/openapi.json') return [];
    const kind = /^\/v1\/([a-z-]+)\/\{id\}/.exec(path)?.[1];
    if (kind === undefined) return [path];
    const known = Object.entries(ids).find(([name]) => name === kind)?.[1] as string[] | undefined;
    return (known ?? []).map((id) => path.replace('{id}', id));
  });
}

/** Facts on the pages that the API would not return, by page. */
export function findLeaks(
  pages: readonly Crawled[],
  given: string,
  secrets: readonly Secret[],
): string[] {
  const kept = secrets.filter(({ value }) => !given.includes(value));
  return pages.flatMap(({ path, body }) => [
    ...kept
      .filter(({ value, forms = [value] }) => forms.some((form) => body.includes(form)))
      .map(({ value, about }) => `${path}: ${value}, of ${about}`),
    ...(body.match(/dl[ls]?_[0-9A-Za-z]{38}/g) ?? []).map((key) => `${path}: ${key.slice(0, 6)}…`),
  ]);
}

/** The text of a page and its attributes, as a reader sees it. */
function plain(html: string): string {
  return html
    .replaceAll('\u2060', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('%40', '@');
}
