import '../src/tsx.ts';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { ServedLeague } from 'league/testing/served';
import { findFreePort } from 'test-kit/free-port';
import { PATIENCE_MS } from 'test-kit/patience';
import type { ClubhouseOptions } from '../src/options.ts';
import { FolderTransport } from '../src/mail/folder-transport.ts';
import type { PushTransport } from 'service/push-transport';
import { readPushKey } from '../src/push/sender-key.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { WORK_KINDS } from '../src/work/work-kinds.ts';
import { EXAMPLE_WORK } from './example-work.ts';
import { type League, serveClub } from './league.ts';
import { type Season, type SeedOptions, seedSeason, STARTED_AT } from './seed.ts';

/** A site beside a league with an active season, shared by all tests of a file. */
export interface Clubhouse {
  readonly url: string;
  readonly app: FastifyInstance;
  /** Restarts it at the same address with other client files, as an update does. */
  readonly update: (builtFolder: string) => Promise<void>;
  readonly builtFolder: string;
  /** The same site under another public address, queried without a connection. */
  readonly behind: (publicUrl: string, more?: OtherOptions) => Promise<FastifyInstance>;
  readonly league: League;
  /** The same league, for a proxy between the two. */
  readonly served: ServedLeague;
  readonly season: Season;
  readonly store: Store;
  /** Its data folder. */
  readonly folder: string;
  /** Encrypts cookies and signs addresses. */
  readonly sealKey: Uint8Array;
  /** The time for site and league: each write takes a millisecond, and tests can move it. */
  readonly clock: { now: number };
  /** All emails so far, oldest first. */
  readonly letters: () => Promise<string[]>;
}

type OtherOptions = Partial<
  Pick<ClubhouseOptions, 'sendsMail' | 'leagueUrl' | 'websiteKey' | 'keyFile'>
>;

const NO_PUSHES: PushTransport = {
  send: async () => ({ status: 403, retryAfter: null }),
  close: () => undefined,
};
const SENDER = { name: '', address: 'club@example.org' };

interface Options extends SeedOptions {
  /** The site does not have its key yet. */
  readonly isWithoutKey?: boolean;
  /** Leaves emails in the outbox. */
  readonly keepsLetters?: boolean;
  /** The address of the forecast service. */
  readonly weatherUrl?: string;
  /** Sends emails; by default they go into a folder. */
  readonly transport?: ClubhouseOptions['transport'];
  /** Where emails can be answered. */
  readonly replies?: ClubhouseOptions['replies'];
  /** The club's bot. */
  readonly telegram?: ClubhouseOptions['telegram'];
  /** Sends pushes; by default nobody receives them. */
  readonly pushTransport?: PushTransport;
}

/** Starts it before the first test of the file and stops it after the last. */
export function clubhouseForTests(options: Options = {}): () => Clubhouse {
  let clubhouse: Clubhouse | null = null;
  const closers: (() => unknown)[] = [];
  before(async () => {
    clubhouse = await startClubhouse(options, (close) => closers.push(close));
  });
  after(async () => {
    for (const close of closers.toReversed()) await close();
  });
  return () => {
    assert.ok(clubhouse, 'the clubhouse is started before the tests');
    return clubhouse;
  };
}

/**
 * Starts a league with a season, and the site beside it.
 * @param later registers cleanup
 */
export async function startClubhouse(
  { isWithoutKey = false, keepsLetters = false, weatherUrl, ...others }: Options,
  later: (close: () => unknown) => void,
): Promise<Clubhouse> {
  const { transport, replies, telegram, pushTransport, ...seed } = others;
  const folder = await mkdtemp(join(tmpdir(), 'clubhouse-'));
  later(() => rm(folder, { recursive: true, force: true }));
  const clock = { now: STARTED_AT };
  const now = () => clock.now;
  const owner = { after: (close: unknown) => later(close as () => unknown) };
  const { league, served } = await serveClub(owner, clock);
  const season = await seedSeason(league, seed);
  const store = openStore(folder, now);
  later(() => store.close());
  const letterFolder = join(folder, 'letters');
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  // Imported here, because pages can be loaded only once `.tsx` works.
  const { createClubhouse } = await import('../src/app.ts');
  const sealKey = randomBytes(32);
  const built = await builtFolder(later);
  const options = {
    url,
    leagueUrl: league.url,
    leagueTimeoutMs: PATIENCE_MS,
    websiteKey: () => (isWithoutKey ? null : league.websiteKey),
    keyFile: join(folder, 'website-key'),
    trustProxy: (address: string) => address === '127.0.0.1',
    store,
    transport: transport ?? new FolderTransport(letterFolder, SENDER, now),
    replies: replies ?? null,
    telegram: telegram ?? null,
    push: { key: readPushKey(folder), transport: pushTransport ?? NO_PUSHES },
    letterFolder,
    organizer: SENDER.address,
    weatherUrl: weatherUrl ?? null,
    sealKey,
    builtFolder: built,
    now,
    logLevel: 'warn',
    keepsLetters,
    workKinds: [...WORK_KINDS, EXAMPLE_WORK],
  };
  const start = async (own: typeof options) => {
    const app = await createClubhouse(own);
    later(() => app.close());
    return app;
  };
  const app = await start(options);
  await app.listen({ host: '127.0.0.1', port });
  const update = async (otherFolder: string) => {
    await app.close();
    const next = await start({ ...options, builtFolder: otherFolder });
    await next.listen({ host: '127.0.0.1', port });
  };
  const behind = (publicUrl: string, more: OtherOptions = {}) =>
    start({ ...options, ...more, url: publicUrl });
  const letters = () => readLetters(letterFolder);
  return {
    url,
    app,
    update,
    behind,
    builtFolder: built,
    league,
    served,
    season,
    store,
    folder,
    sealKey,
    clock,
    letters,
  };
}

/** The built client files; TEST_CLUBHOUSE names an existing folder. */
async function builtFolder(later: (close: () => unknown) => void): Promise<string> {
  const built = process.env['TEST_CLUBHOUSE'];
  if (built !== undefined) return built;
  const folder = await mkdtemp(join(tmpdir(), 'clubhouse-built-'));
  later(() => rm(folder, { recursive: true, force: true }));
  const { buildClient } = await import('../build/build-client.ts');
  await buildClient(folder);
  return folder;
}

async function readLetters(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const letters = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(letters.map((name) => readFile(join(folder, name), 'utf8')));
}
