import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Prometheus, startPrometheus } from 'test-kit/prometheus';
import {
  dataFolder,
  type Installation,
  linkPackages,
  stageForTest,
  startInstallation,
} from './installation.ts';
import { until } from 'test-kit/until';

const RULES = fileURLToPath(new URL('../prometheus/', import.meta.url));
const DASHBOARD = new URL('../grafana/dashboard.json', import.meta.url);

interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
}

const ends: (() => unknown)[] = [];
/** The cleanup for one start that all tests share. */
const owner = { after: (end: () => unknown) => void ends.push(end) };
let club: Installation;
let prometheus: Prometheus;
/** The folder with all data. */
let folder: string;

after(async () => {
  for (const end of ends.toReversed()) await end();
});

before(async () => {
  const root = stageForTest(owner);
  linkPackages(root);
  const settings = { DAILY_GAME_LIMIT: '1' };
  folder = dataFolder(owner);
  club = await startInstallation(owner, { root, folder, settings });
  prometheus = await watch();
});

/** The published configuration with this installation's ports and shorter intervals. */
async function watch(): Promise<Prometheus> {
  const published = readFileSync(join(RULES, 'prometheus.yml'), 'utf8');
  const ports = { league: 8301, relay: 8401, clubhouse: 8501 } as const;
  let config = published.replaceAll('15s', '1s');
  for (const name of ['league', 'relay', 'clubhouse'] as const) {
    const place = `127.0.0.1:${ports[name]}`;
    assert.ok(config.includes(place), place);
    config = config.replace(place, new URL(club[name].operations).host);
  }
  const rules = readFileSync(join(RULES, 'rules.yml'), 'utf8').replace(/for: \d+[mhd]/g, 'for: 1s');
  const started = await startPrometheus({ 'prometheus.yml': config, 'rules.yml': rules });
  owner.after(started.close);
  return started;
}

const FIRED = ['ServiceDown', 'LeagueNotReady', 'FeedNotFollowed', 'RelayIsFull'];

async function query(expression: string): Promise<readonly Sample[]> {
  const answer = await prometheus.api(`query?query=${encodeURIComponent(expression)}`);
  return answer === null ? [] : (answer as { result: Sample[] }).result;
}

/** Asks again until an answer is sufficient. */
function untilEnough<T>(what: string, read: () => Promise<T>, isEnough: (found: T) => boolean) {
  return until(`not within minutes: ${what}`, async () => isEnough(await read()));
}

/** Produces something to measure everywhere. */
async function useServices(): Promise<void> {
  const { league, relay, clubhouse, adminKey } = club;
  await fetch(`${clubhouse.url}/sign-in`);
  await fetch(`${league.url}/v1/me`, { headers: { authorization: 'Bearer wrong' } });
  await fetch(`${league.url}/v1/members`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Ann', last_name: 'Ash', email: 'ann@example.org' }),
  });
  const ws = new WebSocket(`${relay.url.replace('http', 'ws')}/v1/rooms/${'r'.repeat(43)}`, {
    headers: { origin: relay.url },
  });
  await new Promise((resolve) => ws.addEventListener('open', resolve));
  ws.send('nothing that it knows');
  await new Promise((resolve) => ws.addEventListener('close', resolve));
}

test('OPS-3: a real Prometheus reads every service’s metrics', async () => {
  const up = () => query('up == 1');
  await untilEnough('every service is up', up, (found) => found.length === 3);
});

test('OPS-9: every query of the dashboard has an answer', async () => {
  await useServices();
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  assert.ok(panels.length > 15);
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const read = () => query(expr.replaceAll('$__rate_interval', '1m'));
      await untilEnough(`${title}: ${expr}`, read, (found) => found.length > 0);
    }
  }
});

test('OPS-8: Prometheus has every rule, and each real fault fires its alerts', async () => {
  const read = async () => {
    const answer = await prometheus.api('rules');
    const groups = (answer as { groups: { rules: Rule[] }[] } | null)?.groups ?? [];
    return groups.flatMap(({ rules }) => rules);
  };
  const names = [...readFileSync(join(RULES, 'rules.yml'), 'utf8').matchAll(/- alert: (\w+)/g)];
  await untilEnough('all rules', read, (rules) => {
    return rules.length === names.length && rules.every(({ health }) => health === 'ok');
  });
  const fires = (rules: Rule[], alert: string) =>
    rules.find(({ name }) => name === alert)?.state === 'firing';
  const isFiring = (alert: string) => untilEnough(alert, read, (rules) => fires(rules, alert));
  const counted = () => query('relay_closes_total{code="4503"}');
  await untilEnough('the count of players turned away', counted, (found) => found.length === 1);
  const quiet = await read();
  for (const alert of FIRED) {
    assert.ok(!fires(quiet, alert), `${alert} while all is well`);
  }
  assert.deepEqual([await openGame(), await openGame()], ['seated', 4503]);
  await isFiring('RelayIsFull');
  // Like `npm run lab -- fault-injection`: another process holds the lock that writes wait for.
  const lock = new DatabaseSync(join(folder, 'lib/club-league/league.sqlite'));
  lock.exec('begin immediate');
  await isFiring('LeagueNotReady');
  lock.close();
  await untilEnough('an end of that', read, (rules) => !fires(rules, 'LeagueNotReady'));
  club.league.started.child.kill('SIGTERM');
  await isFiring('ServiceDown');
  await isFiring('FeedNotFollowed');
});

/** A new game at the relay, which allows one a day here. @returns the close code if refused */
async function openGame(): Promise<'seated' | number> {
  const { url: relay } = club.relay;
  const room = randomBytes(32).toString('base64url');
  const ws = new WebSocket(`${relay.replace('http', 'ws')}/v1/rooms/${room}`, {
    headers: { origin: relay },
  });
  await once(ws, 'open');
  const seatToken = randomBytes(32).toString('base64url');
  ws.send(JSON.stringify({ t: 'join', seatToken, create: true }));
  const seated = once(ws, 'message').then(() => 'seated' as const);
  const closed = once(ws, 'close').then(([event]) => (event as CloseEvent).code);
  const end = await Promise.race([seated, closed]);
  ws.close();
  return end;
}

interface Rule {
  readonly name: string;
  readonly health: string;
  readonly state: string;
}
