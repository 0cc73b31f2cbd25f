import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createLogger } from 'service/log';
import { expectText, makeCaller } from 'test-kit/club-calls';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { openPostgresql } from '../src/db/postgresql.ts';
import { openSqlite } from '../src/db/sqlite.ts';
import { type BenchClub, makeClub } from './make-club.ts';
import {
  type DataStore,
  makePostgresStore,
  secret,
  makeSqliteStore,
  startService,
  stopService,
} from './service.ts';

/*
 * `npm run lab -- plans`: prints how each database executes the larger read queries on the
 * benchmark's club.
 */

const SERVER = new URL('server.ts', import.meta.url).pathname;
const CLI = new URL('../src/cli/main.ts', import.meta.url).pathname;
const MEMBERS = 1000;

interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

interface PlanClub extends BenchClub {
  /** The session of a member with matches in each season. */
  readonly session: string;
}

const [sqlite, postgres] = [makeSqliteStore(), await makePostgresStore()];
try {
  const club = await makePlanClub(sqlite);
  const sections = [await writePlans(sqlite, club)];
  if (postgres !== null) {
    moveClub(sqlite, postgres);
    sections.push(await writePlans(postgres, club));
  }
  process.stdout.write([writeIntroduction(), ...sections].join('\n'));
} finally {
  await sqlite.remove();
  await postgres?.remove();
}

function writeIntroduction(): string {
  return `# How the reads run

Made by \`npm run lab -- plans\`, on the club that the benchmark writes: ${MEMBERS} members, and two seasons
in boxes of ten, the second with open matches.
Statements that every request makes (the credential, the feed's position) are left out.
`;
}

async function makePlanClub(place: DataStore): Promise<PlanClub> {
  const club = await makeClub(place, MEMBERS, SERVER);
  const service = await startService(place, SERVER);
  const admin = makeCaller(service.base, club.key);
  const link = await admin('POST', `/v1/members/${club.member}/login-link`);
  const session = await makeCaller(service.base, expectText(link['token']))('POST', '/v1/session');
  await stopService(service);
  return { ...club, session: expectText(session['token']) };
}

function moveClub(from: DataStore, to: DataStore): void {
  const words = [CLI, 'move', '--to', to.env['DATABASE_URL'] ?? ''];
  execFileSync(process.execPath, words, { env: { ...process.env, ...from.env } });
}

async function writePlans(place: DataStore, club: PlanClub): Promise<string> {
  const statements: Statement[] = [];
  const onStatement = (text: string, parameters: readonly unknown[]) => {
    statements.push({ text, parameters });
  };
  const database = await openStore(place, onStatement);
  // PostgreSQL looks at its tables by itself; SQLite knows nothing of them, here as in use.
  if (place.name === 'PostgreSQL') await database.readOne((db) => sql`analyze`.execute(db));
  const lines = [`## ${place.name}\n`];
  for (const [name, run] of listReads(database, club)) {
    statements.length = 0;
    await run();
    const own = statements.filter(isOwn);
    lines.push(`### ${name}: ${own.length} statements\n`);
    for (const statement of own) lines.push(await explainStatement(database, statement));
  }
  await database.close();
  return lines.join('\n');
}

function openStore(
  { env }: DataStore,
  onStatement: (text: string, parameters: readonly unknown[]) => void,
): Promise<Database> {
  const url = env['DATABASE_URL'];
  return url === undefined
    ? openSqlite({ path: `${env['LEAGUE_DATA']}/league.sqlite`, onStatement })
    : openPostgresql({ url, onLost: () => undefined, onStatement });
}

function listReads(database: Database, club: PlanClub): [string, () => Promise<unknown>][] {
  const app = createApp({
    database,
    now: Date.now,
    elapsed: () => performance.now(),
    randomBytes,
    installationSecret: secret,
    limits: { perCredential: 1e6, perAddress: 1e6, installation: 1e6, bodyBytes: 100_000 },
    trustProxy: false,
    logger: createLogger('silent', { write: () => undefined }),
  });
  const headers = { authorization: `Bearer ${club.key}` };
  const get = (url: string) => async () => app.inject({ method: 'GET', url, headers });
  const asPlayer = { authorization: `Bearer ${club.session}` };
  const mine = (url: string) => async () => app.inject({ method: 'GET', url, headers: asPlayer });
  const ids = club.open.slice(0, 100).join(',');
  const payload = { outcome: 'completed', score: { sets: [{ games: [6, 4] }, { games: [6, 4] }] } };
  const url = `/v1/matches/${club.open.at(-1)}/settlement-preview`;
  return [
    ['one table', get(`/v1/divisions/${club.division}/standings`)],
    ['50 matches of a member', get(`/v1/matches?limit=50&member=${club.member}`)],
    ['50 matches, most recently changed first', get('/v1/matches?limit=50&order=recent')],
    ['matches that wait for a member', get(`/v1/matches?waiting_on=${club.member}`)],
    [
      '100 matches by their ids, with details',
      get(`/v1/matches?limit=100&expand=detail&ids=${ids}`),
    ],
    ['50 matches of a season', get(`/v1/matches?season=${club.season}`)],
    ['my matches', mine('/v1/me/matches')],
    ['my placements', mine('/v1/me/placements')],
    ['events of a member', get(`/v1/events?subject=${club.member}`)],
    ['events of two kinds', get('/v1/events?kind=season.created,member.paused')],
    ['progress of a season', get(`/v1/seasons/${club.season}/progress`)],
    ['chase list of a season', get(`/v1/chase-list?season=${club.season}`)],
    ['dispute history', get('/v1/dispute-history')],
    ['settlement preview', async () => app.inject({ method: 'POST', url, headers, payload })],
  ];
}

/** Whether a statement belongs to the query itself, not to authentication or the transaction. */
function isOwn({ text }: Statement): boolean {
  return (
    text.startsWith('select') &&
    !/from "(feed|api_keys|sessions)"/.test(text) &&
    text.includes('from "')
  );
}

async function explainStatement(
  database: Database,
  { text, parameters }: Statement,
): Promise<string> {
  const isSqlite = database.kind === 'sqlite';
  const prefix = isSqlite
    ? 'explain query plan '
    : 'explain (analyze, costs off, timing off, summary off, buffers off) ';
  const { rows } = await database.readOne((db) =>
    db.executeQuery<Record<string, unknown>>({
      ...sql`select 1`.compile(db),
      sql: prefix + text,
      parameters,
    }),
  );
  const plan = rows.map((row) => String(row[isSqlite ? 'detail' : 'QUERY PLAN']));
  return `\`\`\`\n${shortenPlan(text)}\n\n${plan.map(shortenPlan).join('\n')}\n\`\`\`\n`;
}

/** Shortens ids, times and long lists, so that plans are the same in every run and readable. */
function shortenPlan(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
    .replaceAll(/'\{[^}]{60,}\}'/g, "'{…}'")
    .replaceAll(/\((\$?\??\d*, ){8,}\$?\??\d*\)/g, '(…)')
    .replace(/^select .*? from /, 'select … from ');
}
