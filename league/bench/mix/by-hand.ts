import { hash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify, { type FastifyRequest } from 'fastify';
import { ROUTES } from '../../src/app.ts';
import { openDatabase } from '../../src/db/open.ts';
import { writeInPieces } from '../../src/http/pieces.ts';
import type { Route } from '../../src/http/route.ts';
import { serializerFor } from '../../src/http/serialize.ts';
import { hashToken } from '../../src/http/token.ts';
import { findKeyCredential } from '../../src/keys/store.ts';
import { readSettings } from '../../src/settings.ts';
import { toTimestamp } from '../../src/shared/dates.ts';
import { Refusal } from '../../src/shared/refusal.ts';
import type { Question } from '../server.ts';
import { wholeText } from '../../test/fixtures/whole-text.ts';

/*
 * The ceiling of the mix: a server written by hand for its requests alone, in one process, on
 * SQLite. It works answers out as the service does; who calls, what is remembered and the claim are
 * written here, in as little as will answer the same. It checks nothing that the mix does not send.
 */

const settings = readSettings(process.env);
const database = await openDatabase({
  databaseUrl: undefined,
  dataFolder: settings.dataFolder,
  onLost: () => undefined,
});
const db = new DatabaseSync(join(settings.dataFolder, 'league.sqlite'), { timeout: 5000 });
db.exec('pragma journal_mode = wal; pragma synchronous = full');
const prepare = (sql: string) => db.prepare(sql);

const findKey = prepare('select id from api_keys where hash = ? and revoked_at is null');
const findMatch = prepare('select division_id, competition_id, status from matches where id = ?');
const outdate = prepare(
  "update claims set state = 'superseded' where match_id = ? and side = ? and state = 'pending'",
);
const insertClaim = prepare(
  `insert into claims (id, match_id, side, outcome, score, state, source, submitted_at, raw_input)
   values (?, ?, ?, ?, ?, 'pending', 'api', ?, ?)`,
);
const report = prepare(
  "update matches set status = case status when 'open' then 'reported' else status end, " +
    'updated_at = ? where id = ?',
);
const advance = prepare('update feed set position = position + 1 returning position');
const tell = prepare(
  `insert into events (position, id, kind, occurred_at, actor_type, actor_id, subject_type,
     subject_id, match_id, competition_id, data)
   values (?, ?, 'match.amended', ?, 'api_key', ?, 'match', ?, ?, ?, ?)`,
);

/** Answers by address, and by what a claim changes the addresses that show it. */
const kept = new Map<string, { readonly body: string; readonly etag: string }>();
const shown = new Map<string, Set<string>>();

const app = Fastify();
let workedOut = 0;

function keyOf({ headers }: FastifyRequest): string {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const row = findKey.get(hashToken(token));
  if (row === undefined) throw new Error('nobody');
  return String(row['id']);
}

function serve(operationId: string, scopesOf: (url: string, body: string) => readonly string[]) {
  const route = routeOf(operationId);
  app.get(route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    keyOf(request);
    const { url } = request;
    const answer = kept.get(url) ?? (await workOut(route, request, scopesOf));
    return reply
      .header('etag', answer.etag)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(answer.body);
  });
}

async function workOut(
  route: Route,
  request: FastifyRequest,
  scopesOf: (url: string, body: string) => readonly string[],
) {
  workedOut += 1;
  const body = await run(route, request.params, request.query);
  const answer = { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"` };
  kept.set(request.url, answer);
  for (const scope of scopesOf(request.url, body)) {
    const urls = shown.get(scope) ?? new Set();
    shown.set(scope, urls.add(request.url));
  }
  return answer;
}

async function run(route: Route, params: unknown, query: unknown): Promise<string> {
  const { work } = route;
  const caller = await callerNow();
  const input = { caller, params, query } as never;
  if (work.kind === 'view') return serializerFor(route.response)(work.run(input));
  if (work.kind !== 'query') throw new TypeError(route.path);
  const now = toTimestamp(Date.now());
  return database.read(async (snapshot) => {
    const made = await work.run({ db: snapshot, now, until: () => undefined }, input);
    if (made instanceof Refusal) throw new Error(made.code);
    if (!route.isLong) return serializerFor(route.response)(made);
    const { body } = await writeInPieces(route.response, made);
    return wholeText(body);
  });
}

/** The one key of the club, looked up once. */
let caller: Promise<unknown> | undefined;
function callerNow(): Promise<unknown> {
  const keyHash = String(prepare('select hash from api_keys order by id limit 1').get()?.['hash']);
  caller ??= database.readOne(
    async (snapshot) => (await findKeyCredential(snapshot, keyHash))?.caller,
  );
  return caller;
}

function routeOf(operationId: string): Route {
  const route = ROUTES.find((one) => one.operationId === operationId);
  if (route === undefined) throw new Error(operationId);
  return route;
}

const ofPath = (url: string) => [/[0-9a-f-]{36}/.exec(url)?.[0] ?? ''];
serve('getMe', () => []);
serve('listSeasons', () => []);
serve('getSeason', () => []);
serve('getCompetition', () => []);
serve('getDivisionStandings', ofPath);
serve('listMatches', ofPath);
serve('getMatch', ofPath);
serve('getEntryProgress', (_, body) => [String(JSON.parse(body).division_id)]);
serve('getCompetitionStandings', ofPath);
serve('getCompetitionProgress', ofPath);
serve('getChaseList', ofPath);

interface Claim {
  readonly side: number;
  readonly outcome: string;
  readonly score: unknown;
  readonly raw_input: string;
}

let ids = 0;
const nextId = () => `019f0000-0000-7000-8000-${(ids += 1).toString(16).padStart(12, '0')}`;

app.post<{ Params: { id: string }; Body: Claim }>(
  '/v1/matches/:id/claims',
  async (request, reply) => {
    const keyId = keyOf(request);
    const { id } = request.params;
    const { side, outcome, score, raw_input: typed } = request.body;
    const now = new Date().toISOString();
    db.exec('begin immediate');
    const match = findMatch.get(id);
    const [division, competition] = [
      String(match?.['division_id']),
      String(match?.['competition_id']),
    ];
    const claimId = nextId();
    outdate.run(id, side);
    insertClaim.run(claimId, id, side, outcome, JSON.stringify(score), now, typed);
    report.run(now, id);
    const position = Number(advance.get()?.['position']);
    const data = JSON.stringify({ claim_id: claimId, side, outcome });
    tell.run(position, nextId(), now, keyId, id, id, competition, data);
    db.exec('commit');
    for (const scope of [id, division, competition]) {
      for (const url of shown.get(scope) ?? []) kept.delete(url);
      shown.delete(scope);
    }
    const body = await run(routeOf('getMatch'), { id }, {});
    return reply.type('application/json; charset=utf-8').send(body);
  },
);

process.on('message', ({ ask }: Question) => {
  if (ask === 'forget everything') {
    kept.clear();
    shown.clear();
  }
  const { user, system } = process.cpuUsage();
  const residentBytes = process.memoryUsage().rss;
  process.send?.({ value: { cpuMicros: user + system, residentBytes, workedOut } });
});
app.get('/healthz', () => ({}));
const address = await app.listen({ host: '127.0.0.1', port: settings.port });
process.stdout.write(`at ${address}\n`);
process.on('SIGTERM', () => void app.close().then(() => process.exit()));
