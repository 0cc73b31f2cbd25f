import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import { hashToken } from '../../src/http/token.ts';

/*
 * The rival: tables and claims as somebody would write them for one club in an afternoon, using
 * Hono and `node:sqlite` on the same file. It validates input, computes each table on request, and
 * gives each claim a synced transaction.
 */

const db = new DatabaseSync(join(process.env['LEAGUE_DATA'] ?? '', 'league.sqlite'));
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');

const findKey = db.prepare('select id from api_keys where hash = ? and revoked_at is null');
const findEntries = db.prepare(
  `select entries.id, display_name as name from entries
   join entry_members on entry_members.entry_id = entries.id
   join members on members.id = member_id where division_id = ? order by entries.id`,
);
const findResults = db.prepare(
  'select entry0_id, entry1_id, winning_side, score from matches where division_id = ? and outcome is not null',
);
const findMatch = db.prepare('select id, status from matches where id = ?');
const outdateClaim = db.prepare(
  "update claims set state = 'superseded' where match_id = ? and side = ? and state = 'pending'",
);
const insertClaim = db.prepare(
  `insert into claims (id, match_id, side, outcome, score, state, source, submitted_at, raw_input)
   values (?, ?, ?, ?, ?, 'pending', 'api', ?, ?)`,
);
const reportMatch = db.prepare(
  "update matches set status = 'reported', updated_at = ? where id = ?",
);

const app = new Hono();
app.get('/healthz', (c) => c.json({}));
app.use('/v1/*', async (c, next) => {
  const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  if (findKey.get(hashToken(token)) === undefined) throw new HTTPException(401);
  await next();
});

interface Row {
  readonly entry_id: string;
  readonly name: string;
  played: number;
  won: number;
  games: number;
  points: number;
}

app.get('/v1/divisions/:id/standings', (c) => {
  const id = c.req.param('id');
  const rows = new Map<string, Row>();
  for (const entry of findEntries.all(id)) {
    const [entry_id, name] = [String(entry['id']), String(entry['name'])];
    rows.set(entry_id, { entry_id, name, played: 0, won: 0, games: 0, points: 0 });
  }
  if (rows.size === 0) throw new HTTPException(404);
  for (const match of findResults.all(id)) addResult(rows, match);
  const table = [...rows.values()].toSorted(
    (one, other) => other.points - one.points || other.games - one.games,
  );
  return c.json({
    division_id: id,
    rows: table.map((row, index) => ({ rank: index + 1, ...row })),
  });
});

function addResult(rows: Map<string, Row>, match: Readonly<Record<string, unknown>>): void {
  const { sets } = JSON.parse(String(match['score'])) as { sets: { games: [number, number] }[] };
  for (const side of [0, 1]) {
    const row = rows.get(String(match[`entry${side}_id`]));
    if (row === undefined) continue;
    const isWon = match['winning_side'] === side;
    row.played += 1;
    row.won += Number(isWon);
    row.points += isWon ? 3 : 1;
    for (const { games } of sets) row.games += (games[side] ?? 0) - (games[1 - side] ?? 0);
  }
}

interface Claim {
  readonly side: 0 | 1;
  readonly outcome: string;
  readonly score: { readonly sets: readonly { readonly games: readonly number[] }[] };
  readonly raw_input: string | null;
}

const claim = validator('json', (value: Partial<Claim>): Claim => {
  const { side, outcome, score, raw_input: typed = null } = value;
  const isScore = score?.sets.every(({ games }) => games.length === 2 && games.every(isGames));
  const isTyped = typed === null || (typeof typed === 'string' && typed.length <= 1000);
  if ((side !== 0 && side !== 1) || outcome !== 'completed' || !score || !isScore || !isTyped) {
    throw new HTTPException(400);
  }
  return { side, outcome, score, raw_input: typed };
});

function isGames(games: unknown): boolean {
  return Number.isInteger(games) && Number(games) >= 0 && Number(games) <= 7;
}

app.post('/v1/matches/:id/claims', claim, (c) => {
  const { side, outcome, score, raw_input: typed } = c.req.valid('json');
  const id = c.req.param('id');
  const now = new Date().toISOString();
  db.exec('begin immediate');
  try {
    const match = findMatch.get(id);
    if (match === undefined || match['status'] === 'played') throw new HTTPException(409);
    outdateClaim.run(id, side);
    insertClaim.run(randomUUID(), id, side, outcome, JSON.stringify(score), now, typed);
    reportMatch.run(now, id);
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
  return c.json({ id, status: 'reported', claim: { side, outcome, score } });
});

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const residentBytes = process.memoryUsage().rss;
  process.send?.({ value: { cpuMicros: user + system, residentBytes, workedOut: 0 } });
});
const port = Number(process.env['LEAGUE_PORT']);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (at) => {
  process.stdout.write(`at http://127.0.0.1:${at.port}\n`);
});
process.on('SIGTERM', () => server.close(() => process.exit()));
