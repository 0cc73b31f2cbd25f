import { seeded } from '../demo/chance.ts';
import { Client } from '../demo/client.ts';
import type { EventPage, Identified, Match, Page } from '../demo/types.ts';
import {
  type Place,
  postgresPlace,
  type Running,
  secret,
  sqlitePlace,
  startService,
  stopService,
} from './service.ts';

/*
 * Kills the service with SIGKILL in the middle of a stream of claims and settlements, again and
 * again, on both databases. After each start every write that was acknowledged has to be there,
 * and a reader that goes on from its cursor has to see each event once: `npm run kill-test`.
 */

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 20);
const WRITERS = 8;
const PLAYERS = 60;

const random = seeded(Number(process.env['SEED'] ?? 7));

/** What the service acknowledged of a match. */
interface Acknowledged {
  readonly matchId: string;
  claims: number;
  settled: boolean;
}

interface Detail {
  readonly status: string;
  readonly claims: readonly { readonly side: number | null }[];
}

interface Run {
  readonly place: Place;
  readonly key: string;
  readonly matches: Match[];
  cursor: string;
  readonly seen: Set<string>;
}

process.exitCode = (await killOn(sqlitePlace())) && (await onPostgres()) ? 0 : 1;

async function onPostgres(): Promise<boolean> {
  const place = await postgresPlace();
  return place === null || killOn(place);
}

async function killOn(place: Place): Promise<boolean> {
  try {
    const run = await prepare(place);
    let acknowledged = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const written = await streamAndKill(run);
      acknowledged += written.reduce((sum, one) => sum + one.claims + Number(one.settled), 0);
      const service = await startService(place);
      await verify(run, new Client(service.base, run.key), written);
      await stopService(service, 'SIGTERM');
      process.stdout.write(
        `${place.name}: killed ${round} of ${ROUNDS}, ${acknowledged} acknowledged writes, all there\n`,
      );
    }
    return true;
  } catch (error) {
    process.stdout.write(
      `${place.name}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return false;
  } finally {
    await place.remove();
  }
}

async function prepare(place: Place): Promise<Run> {
  const service = await startService(place);
  const setup = new Client(service.base, secret);
  const made = await setup.call<{ administrator_key: { key: string } }>('POST', '/setup', {
    club: { name: 'Kill', slug: 'kill', timezone: 'UTC' },
    administrator: { name: 'Kim' },
  });
  const { key } = made.administrator_key;
  const matches = await fixtures(setup.as(key));
  await stopService(service, 'SIGTERM');
  return { place, key, matches, cursor: '', seen: new Set() };
}

async function fixtures(admin: Client): Promise<Match[]> {
  const season = await admin.call<Identified>('POST', '/v1/seasons', {
    name: 'S',
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
  });
  await admin.call('PATCH', `/v1/seasons/${season.id}`, { state: 'active' });
  const body = { season_id: season.id, name: 'C', discipline: 'singles' };
  const { id } = await admin.call<Identified>('POST', '/v1/competitions', body);
  await admin.call('PATCH', `/v1/competitions/${id}`, { state: 'active' });
  const division = await admin.call<Identified>('POST', `/v1/competitions/${id}/divisions`, {
    name: 'D',
  });
  for (let index = 0; index < PLAYERS; index++) {
    const member = await admin.call<Identified>('POST', '/v1/members', {
      display_name: `M ${index}`,
    });
    const entry = { member_ids: [member.id], division_id: division.id };
    await admin.call('POST', `/v1/competitions/${id}/entries`, entry);
  }
  const made = await admin.call<{ matches: Match[] }>(
    'POST',
    `/v1/divisions/${division.id}/fixtures`,
  );
  return made.matches;
}

async function streamAndKill(run: Run): Promise<Acknowledged[]> {
  const service: Running = await startService(run.place);
  const admin = new Client(service.base, run.key);
  const written: Acknowledged[] = [];
  const writers = Array.from({ length: WRITERS }, () => write(admin, run.matches, written));
  await new Promise((resolve) => setTimeout(resolve, 200 + random() * 400));
  await stopService(service, 'SIGKILL');
  await Promise.all(writers);
  return written;
}

/** Reports matches from both sides, and settles every third, until the service is gone. */
async function write(admin: Client, matches: Match[], written: Acknowledged[]): Promise<void> {
  const score = { sets: [{ games: [6, 4] }, { games: [6, 4] }] };
  const said = { outcome: 'completed', score };
  for (let match = matches.pop(); match; match = matches.pop()) {
    const path = `/v1/matches/${match.id}`;
    const one: Acknowledged = { matchId: match.id, claims: 0, settled: false };
    written.push(one);
    try {
      for (const side of [0, 1]) {
        await admin.call('POST', `${path}/claims`, { ...said, side });
        one.claims += 1;
      }
      if (written.length % 3 > 0) continue;
      await admin.call('POST', `${path}/settlement`, { ...said, override: true });
      one.settled = true;
    } catch {
      // The connection broke: what was under way was not acknowledged.
      return;
    }
  }
}

async function verify(run: Run, admin: Client, written: readonly Acknowledged[]): Promise<void> {
  const told = await followFeed(run, admin);
  for (const { matchId, claims, settled } of written) {
    const detail = await admin.call<Detail>('GET', `/v1/matches/${matchId}`);
    const bySides = detail.claims.filter((claim) => claim.side !== null).length;
    const byCoach = detail.claims.length - bySides;
    if (bySides < claims || (settled && byCoach === 0)) throw new Error(`${matchId} lost a write`);
    if (claims === 2 && detail.status !== 'played') throw new Error(`${matchId} lost its result`);
    const expected = bySides + byCoach + Number(bySides === 2);
    if ((told.get(matchId) ?? 0) !== expected)
      throw new Error(`${matchId}: the feed tells ${told.get(matchId)} of ${expected}`);
  }
}

/** Goes on from the last cursor. @returns how many events told of each match */
async function followFeed(run: Run, admin: Client): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  for (;;) {
    const page = await admin.call<EventPage & Page<Identified & { match_id: string | null }>>(
      'GET',
      `/v1/events?limit=200${run.cursor}`,
    );
    for (const event of page.data) {
      if (run.seen.has(event.id)) throw new Error(`the feed told ${event.id} twice`);
      run.seen.add(event.id);
      if (event.match_id !== null) told.set(event.match_id, (told.get(event.match_id) ?? 0) + 1);
    }
    run.cursor = `&after=${page.next_cursor}`;
    if (!page.has_more) return told;
  }
}
