import { spawnSync } from 'node:child_process';
import { Client } from '../demo/client.ts';
import type { Resource, Page } from '../demo/types.ts';
import { ROUTES } from '../src/app.ts';
import { loadClub } from './load.ts';
import {
  type DataStore,
  makePostgresStore,
  makeSqliteStore,
  startService,
  stopService,
} from './service.ts';

/*
 * `npm run lab -- move-test` moves the benchmark's club from SQLite to PostgreSQL. It calls every
 * GET route for every resource, before and after. The answers must be identical, including the feed
 * with its cursors.
 */

const CLI = new URL('../src/cli/main.ts', import.meta.url).pathname;
/** Fields that differ between two answers to the same request. */
const VOLATILE_FIELDS = /"(last_used_at|request_id)":("[^"]*"|null)/g;
const SHOWN = 5;

process.exitCode = (await moveAndCompare()) ? 0 : 1;

async function moveAndCompare(): Promise<boolean> {
  const [from, to] = [makeSqliteStore(), await makePostgresStore()];
  if (to === null) return true;
  try {
    let service = await startService(from);
    const { key } = await loadClub(service.base);
    const before = await readAllAnswers(service.base, key);
    await stopService(service, 'SIGTERM');
    if (!move(from, to)) return false;
    service = await startService(to);
    const after = await readAllAnswers(service.base, key);
    await stopService(service, 'SIGTERM');
    const differing = [...before].flatMap(([path, answer]) =>
      after.get(path) === answer ? [] : [path],
    );
    process.stdout.write(
      `${before.size} answers before, ${after.size} after, ${differing.length} differ.\n`,
    );
    for (const path of differing.slice(0, SHOWN)) process.stdout.write(`  ${path}\n`);
    return differing.length === 0 && before.size === after.size;
  } finally {
    await from.remove();
    await to.remove();
  }
}

function move(from: DataStore, to: DataStore): boolean {
  const args = [CLI, 'move', '--to', to.env['DATABASE_URL'] ?? ''];
  const options = { env: { ...process.env, ...from.env }, encoding: 'utf8' } as const;
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(status === 0 ? `Moved in ${seconds} s.\n` : stderr);
  return status === 0;
}

/** The answer of every GET route for every resource, by path. */
async function readAllAnswers(base: string, key: string): Promise<Map<string, string>> {
  const client = new Client(base, key);
  const ids = await readAllIds(client);
  const headers = { authorization: `Bearer ${key}` };
  const answers = new Map<string, string>();
  const ask = async (path: string) => {
    const text = await (await fetch(base + path, { headers })).text();
    answers.set(path, text.replaceAll(VOLATILE_FIELDS, ''));
    return text;
  };
  for (const { method, path, access } of ROUTES) {
    if (method !== 'GET' || access.kind === 'session' || path.startsWith('/setup')) continue;
    const [, , collection = ''] = path.split('/');
    const paths = path.includes('{id}')
      ? (ids.get(collection) ?? []).map((id) => path.replace('{id}', id))
      : [path];
    for (const one of paths) await ask(one);
  }
  for (let after = ''; ;) {
    const page = JSON.parse(await ask(`/v1/events?limit=200${after}`)) as EventPage;
    if (!page.has_more) return answers;
    after = `&after=${page.next_cursor}`;
  }
}

interface EventPage {
  readonly has_more: boolean;
  readonly next_cursor: string;
}

/** The ids in each collection that is not empty. */
async function readAllIds(client: Client): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const collection of ['competitions', 'members', 'seasons', 'matches']) {
    found.set(collection, listIds(await client.all<Resource>(`/v1/${collection}`)));
  }
  const [divisions, entries]: [string[], string[]] = [[], []];
  for (const id of found.get('competitions') ?? []) {
    const path = `/v1/competitions/${id}`;
    const { data } = await client.call<Page<Resource>>('GET', `${path}/divisions`);
    divisions.push(...listIds(data));
    entries.push(...listIds(await client.all<Resource>(`${path}/entries`)));
  }
  return found.set('divisions', divisions).set('entries', entries);
}

function listIds(resources: readonly Resource[]): string[] {
  return resources.map(({ id }) => id);
}
