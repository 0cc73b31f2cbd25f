import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import {
  dataFolder,
  type Installation,
  linkPackages,
  type InstalledService,
  stageForTest,
  startInstallation,
} from './installation.ts';
import { until } from 'test-kit/until';

const ends: (() => unknown)[] = [];
/** The cleanup for one start that all tests share. */
const owner = { after: (end: () => unknown) => void ends.push(end) };
let club: Installation;

after(async () => {
  for (const end of ends.toReversed()) await end();
});

before(async () => {
  const root = stageForTest(owner);
  linkPackages(root);
  club = await startInstallation(owner, { root, folder: dataFolder(owner) });
});

async function told({ operations }: InstalledService): Promise<string> {
  const response = await fetch(`${operations}/metrics`);
  assert.equal(
    response.headers.get('content-type'),
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  );
  return response.text();
}

/** The value of a line of measurements; null if there is none. */
function valueOf(text: string, line: string): number | null {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

async function readiness({ operations }: InstalledService): Promise<string> {
  const response = await fetch(`${operations}/readyz`);
  return `${response.status} ${(await response.text()).trim()}`;
}

test('OPS-1, OPS-2: a separate port serves metrics, by GET only', async () => {
  for (const service of [club.league, club.relay, club.clubhouse]) {
    assert.match(service.operations, /^http:\/\/127\.0\.0\.1:/);
    assert.equal(await readiness(service), '200 ready');
    const answers = ['/livez', '/', '/v1/me'].map((path) => fetch(service.operations + path));
    assert.deepEqual(
      (await Promise.all(answers)).map(({ status }) => status),
      [200, 404, 404],
    );
    const posted = await fetch(`${service.operations}/metrics`, { method: 'POST' });
    assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD']);
    assert.equal((await fetch(`${service.url}/metrics`)).status, 404);
  }
});

test('OPS-3: each service reports its release, CPU time, event loop and disk', async () => {
  for (const [name, service] of Object.entries(club)) {
    if (typeof service === 'string') continue;
    const text = await told(service as InstalledService);
    assert.equal(
      valueOf(text, `service_release{service="${name}",version="${manifest.version}"}`),
      1,
    );
    assert.ok(text.endsWith('# EOF\n'));
    for (const line of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'data_folder_free_bytes',
    ]) {
      assert.ok((valueOf(text, line) ?? 0) > 0, `${name}: ${line}`);
    }
  }
});

test('OPS-4, OPS-7: the league reports its answers by route, refusals by code, and its database', async () => {
  const { league, adminKey } = club;
  const ask = (path: string, key: string) =>
    fetch(league.url + path, { headers: { authorization: `Bearer ${key}` } });
  const before = await told(league);
  assert.equal((await ask('/v1/api-keys', adminKey)).status, 200);
  assert.equal((await ask('/v1/api-keys', 'a-wrong-key')).status, 401);
  assert.equal((await ask('/v1/members/dls_secretOfSomebody', adminKey)).status, 400);
  assert.equal((await ask('/dls_secretOfSomebody', adminKey)).status, 404);
  const text = await told(league);
  const more = (line: string) => (valueOf(text, line) ?? 0) - (valueOf(before, line) ?? 0);
  const answers = (labels: string) => more(`http_request_duration_seconds_count{${labels}}`);
  assert.equal(answers('method="GET",route="/v1/api-keys",status="200"'), 1);
  assert.equal(answers('method="GET",route="/v1/api-keys",status="401"'), 1);
  assert.equal(answers('method="GET",route="/v1/members/:id",status="400"'), 1);
  assert.equal(answers('method="GET",route="none",status="404"'), 1);
  assert.doesNotMatch(text, /secretOfSomebody/);
  assert.equal(more('league_refusals_total{code="invalid_credential"}'), 1);
  assert.equal(more('league_refusals_total{code="not_found"}'), 1);
  assert.ok((valueOf(text, 'league_feed_position') ?? 0) > 0);
  assert.ok((valueOf(text, 'league_write_wait_seconds_count') ?? 0) > 0);
  assert.equal(valueOf(text, 'league_writes_waiting'), 0);
  assert.equal(valueOf(text, 'league_ready'), 1);
  assert.equal(valueOf(text, 'league_last_backup_timestamp_seconds'), null, 'none was made');
});

test('OPS-5, OPS-7: the relay reports its answers, rooms, sockets and closes', async () => {
  const { relay } = club;
  const ws = new WebSocket(`${relay.url.replace('http', 'ws')}/v1/rooms/${'r'.repeat(43)}`, {
    headers: { origin: relay.url },
  });
  await new Promise((resolve) => ws.addEventListener('open', resolve));
  ws.send(JSON.stringify({ t: 'join', seatToken: 't'.repeat(43), create: true }));
  await new Promise((resolve) => ws.addEventListener('message', resolve));
  await fetch(`${relay.url}/v1/info`);
  await fetch(`${relay.url}/tokenOfSomebody`);
  const during = await told(relay);
  assert.equal(valueOf(during, 'relay_rooms'), 1);
  assert.equal(valueOf(during, 'relay_sockets'), 1);
  assert.equal(valueOf(during, 'relay_admissions_waiting'), 0);
  ws.send('{}');
  const code = await new Promise<number>((resolve) =>
    ws.addEventListener('close', (event) => resolve(event.code)),
  );
  const text = await told(relay);
  assert.equal(valueOf(text, 'relay_rooms'), 0);
  assert.equal(valueOf(text, `relay_closes_total{code="${code}"}`), 1);
  assert.equal(valueOf(text, 'relay_frames_total'), 0);
  assert.equal(valueOf(text, 'relay_ready'), 1);
  const count = (labels: string) => valueOf(text, `http_request_duration_seconds_count{${labels}}`);
  assert.equal(count('method="GET",route="room",status="101"'), 1);
  assert.equal(count('method="GET",route="info",status="200"'), 1);
  assert.doesNotMatch(text, /tokenOfSomebody|rrrr/);
});

test('OPS-6: the clubhouse reports its answers, calls to the league, emails and feed', async () => {
  const { clubhouse } = club;
  assert.equal((await fetch(`${clubhouse.url}/sign-in`)).status, 200);
  const text = await told(clubhouse);
  const count = valueOf(
    text,
    'http_request_duration_seconds_count{method="GET",route="/sign-in",status="200"}',
  );
  assert.equal(count, 1);
  assert.ok(
    (valueOf(text, 'clubhouse_league_call_seconds_count{method="GET",status="200"}') ?? 0) > 0,
  );
  assert.equal(valueOf(text, 'clubhouse_letters_waiting'), 0);
  assert.equal(valueOf(text, 'clubhouse_letters_waiting_since_timestamp_seconds'), null);
  assert.equal(valueOf(text, 'clubhouse_mail_server_up'), 1);
  assert.equal(valueOf(text, 'clubhouse_feed{state="ok"}'), 1);
  assert.equal(valueOf(text, 'clubhouse_feed{state="away"}'), 0);
  assert.equal(valueOf(text, 'clubhouse_long_works'), 0);
  assert.equal(valueOf(text, 'clubhouse_store_ready'), 1);
});

test('OPS-2, OPS-6: without the league, the clubhouse is alive but not ready', async () => {
  const { league, clubhouse } = club;
  league.started.child.kill('SIGTERM');
  assert.equal(await league.started.ended, 0, 'with its port for operations it stops in order');
  const isAway = async () => (await readiness(clubhouse)) === '503 league_away';
  await until('the clubhouse does not say that its league is away', isAway);
  assert.equal((await fetch(`${clubhouse.operations}/livez`)).status, 200);
  const text = await told(clubhouse);
  assert.equal(valueOf(text, 'clubhouse_feed{state="away"}'), 1);
  assert.ok(
    (valueOf(text, 'clubhouse_league_call_seconds_count{method="GET",status="0"}') ?? 0) > 0,
  );
});
