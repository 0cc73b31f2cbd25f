import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestContext } from 'node:test';
import { createLogger } from 'service/log';
import { createApp } from '../src/app.ts';
import { runCommand } from '../src/cli/commands.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { confirmClub, prepareDataFolder } from '../src/installation.ts';
import { readSettings } from '../src/settings.ts';
import { toTimestamp } from '../src/shared/dates.ts';
import { text } from './club.ts';
import { type Answer, caller, type Json, type Method, SECRET } from './harness.ts';
import { createUnmigrated } from './empty-database.ts';

const NOW = Date.parse('2026-04-01T09:00:00.000Z');

/** An operator's folder, and the commands run in it. */
export interface Desk {
  readonly folder: string;
  readonly environment: Record<string, string>;
  /** @returns the exit code and all output */
  readonly run: (...words: string[]) => Promise<{ code: number; out: string; err: string }>;
  readonly put: (name: string, content: string | Uint8Array) => Promise<string>;
  readonly path: (name: string) => string;
}

/** On the database of this run, or always on SQLite. */
export async function openDesk(t: TestContext, { embedded = false } = {}): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'league-desk-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const environment: Record<string, string> = { LEAGUE_DATA: join(folder, 'data') };
  if (!embedded && process.env['TEST_DATABASE_URL'] !== undefined) {
    environment['DATABASE_URL'] = await createUnmigrated(t);
  }
  const path = (name: string) => join(folder, name);
  return {
    folder,
    environment,
    path,
    run: async (...words) => {
      let [out, err] = ['', ''];
      const code = await runCommand(
        {
          terminal: {
            out: (written) => (out += written),
            err: (written) => (err += written),
            isWatched: false,
          },
          environment,
          envFile: null,
          now: () => NOW,
          randomBytes,
          resolve: (typed) => resolve(folder, typed),
        },
        words,
      );
      return { code, out, err };
    },
    put: async (name, content) => {
      await writeFile(path(name), content);
      return name;
    },
  };
}

export interface CommandService {
  readonly call: (method: Method, path: string, ask?: object) => Promise<Answer>;
  readonly must: (method: Method, path: string, body?: unknown) => Promise<Json>;
  readonly database: Database;
  readonly stop: () => Promise<void>;
}

/** The service on the desk's data; installs a club the first time and gives its key. */
export async function serve(
  desk: Desk,
  key?: string,
): Promise<CommandService & { readonly key: string }> {
  const settings = readSettings(desk.environment);
  await prepareDataFolder(settings);
  const database = await openDatabase({ ...settings, onLost: () => undefined });
  await confirmClub(settings, database, toTimestamp(NOW), fail).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const app = createApp({
    database,
    now: () => NOW,
    elapsed: () => 0,
    randomBytes,
    installationSecret: SECRET,
    limits: { perCredential: 1e6, perAddress: 1e6, installation: 1e6, bodyBytes: 262_144 },
    trustProxy: false,
    logger: createLogger('silent', { write: () => undefined }),
  });
  await app.ready();
  const call = caller(app);
  const token = key ?? (await install(call));
  await confirmClub(settings, database, toTimestamp(NOW), fail);
  return {
    call,
    database,
    key: token,
    must: async (method, path, body) => {
      const answer = await call(method, path, { token, ...(body === undefined ? {} : { body }) });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
      return answer.body;
    },
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
}

function fail(error: unknown): never {
  throw error;
}

async function install(call: CommandService['call']): Promise<string> {
  const club = { name: 'Riverside', slug: 'riverside', timezone: 'Europe/London' };
  const body = { club, administrator: { name: 'Kim' } };
  const answer = await call('POST', '/setup', { token: SECRET, body });
  return text(answer.body['administrator_key']?.['key']);
}
