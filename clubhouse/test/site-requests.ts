import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Handler } from '../src/web/visit.ts';
import type { SitePage } from '../src/web/site-map.ts';
import type { Clubhouse } from './clubhouse.ts';
import { idsOf } from './crawl.ts';

/** A request for each handler of the site map, so that new routes are included automatically. */
export interface SiteRequest {
  readonly method: 'GET' | 'POST';
  /** In site map notation. */
  readonly path: string;
  /** With an existing value for each parameter. */
  readonly address: string;
  readonly handler: Handler;
}

/** Existing values for site map parameters, by name. */
export type PagePaths = Readonly<Record<string, string>>;

/** Ids of the club for the league's parameters. */
export async function placesIn(clubhouse: Clubhouse): Promise<PagePaths> {
  const ids = await idsOf(clubhouse);
  const first = (kind: keyof typeof ids) => ids[kind][0] ?? '';
  return {
    match: first('matches'),
    member: first('members'),
    season: first('seasons'),
    competition: first('competitions'),
    division: first('divisions'),
    entry: first('entries'),
  };
}

export async function siteRequests(places: PagePaths = {}): Promise<SiteRequest[]> {
  const { readSiteMap } = await import('../src/web/site-map.ts');
  const requests = await Promise.all(readSiteMap().map((page) => requestsFor(page, places)));
  return requests.flat();
}

async function requestsFor({ path, load }: SitePage, places: PagePaths): Promise<SiteRequest[]> {
  const { get, post } = await load();
  const address = path.replaceAll(/:(\w+)/g, (_all, name: string) => places[name] ?? 'x');
  return [
    ...(get === null ? [] : [{ method: 'GET' as const, path, address, handler: get }]),
    ...(post === null ? [] : [{ method: 'POST' as const, path, address, handler: post }]),
  ];
}

/** Leaves out the progress of background jobs. */
const BUT_BACKGROUND = "where job not in ('feed', 'week_left', 'imap')";

/** Everything in the website's own store, as text. */
export function storeText(clubhouse: Pick<Clubhouse, 'folder'>): string {
  using store = openStore(clubhouse);
  return store.text();
}

interface StoreReader extends Disposable {
  /** Everything in the store. It is read again only after somebody has written to it. */
  readonly text: () => string;
}

export function openStore({ folder }: Pick<Clubhouse, 'folder'>): StoreReader {
  const database = new DatabaseSync(join(folder, 'clubhouse.sqlite'), { readOnly: true });
  const version = database.prepare('pragma data_version');
  let last = { version: Number.NaN, text: '' };
  return {
    text: () => {
      const now = Number(version.get()?.['data_version']);
      if (now !== last.version) last = { version: now, text: readAll(database) };
      return last.text;
    },
    [Symbol.dispose]: () => database.close(),
  };
}

function readAll(database: DatabaseSync): string {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name));
  const rows = tables.map((name) => {
    const but = name === 'progress' ? BUT_BACKGROUND : '';
    return [name, database.prepare(`select * from "${name}" ${but}`).all()];
  });
  return JSON.stringify(rows, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
}
