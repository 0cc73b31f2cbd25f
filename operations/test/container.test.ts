import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readSettings as readClubhouse } from 'clubhouse/settings';
import { readSettings as readLeague } from 'league/settings';
import { readNodeSettings as readRelay } from 'relay/settings';
import { ROOT } from '../../scripts/files.ts';
import { runCommand } from '../../scripts/run-command.ts';

/* What can be said of the image where no builder is; docs/deploy.md has how it is built and run. */

const FOLDER = join(ROOT, 'operations/container');
const SERVICES = ['league', 'clubhouse', 'relay'] as const;
const containerfile = readFileSync(join(FOLDER, 'Containerfile'), 'utf8');

/** The script of the image, with another program in the place of Node and another root. */
function scriptWith(t: TestContext, node: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-container-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const script = readFileSync(join(FOLDER, 'run'), 'utf8');
  const place = 'node=/opt/club/node_modules/node/bin/node';
  assert.ok(script.includes(place));
  writeFileSync(join(folder, 'run'), script.replace(place, `node=${node}`), { mode: 0o755 });
  return join(folder, 'run');
}

test('INST-8: each service runs by its name, as its unit runs it, and nothing else does', (t) => {
  const run = scriptWith(t, 'echo');
  for (const name of SERVICES) {
    const unit = readFileSync(join(ROOT, `operations/systemd/club-${name}.service`), 'utf8');
    const [, command] = /^ExecStart=\S+\/bin\/node (.*)$/m.exec(unit) ?? [];
    assert.equal(execFileSync(run, [name], { encoding: 'utf8' }), `${command}\n`);
  }
  const told = execFileSync(run, ['club', 'keys', 'a b'], { encoding: 'utf8' });
  assert.equal(told, 'league/src/cli/main.ts keys a b\n');
  const { status, stderr } = spawnSync(run, ['sh'], { encoding: 'utf8' });
  assert.deepEqual([status, stderr.includes('There is no sh: say league')], [2, true]);
});

test('INST-8: alive says whether a service answers', async (t) => {
  const run = scriptWith(t, process.execPath);
  const server = createServer((_request, response) => response.end('alive\n')).listen(0);
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const alive = async (RELAY_METRICS_PORT: string) => {
    const ports = { LEAGUE_METRICS_PORT: '1', CLUBHOUSE_METRICS_PORT: '1', RELAY_METRICS_PORT };
    const { code } = await runCommand(run, ['alive'], AbortSignal.timeout(60_000), ports);
    return code;
  };
  assert.deepEqual([await alive(String(port)), await alive('1')], [0, 1]);
});

test('INST-8: the image has no rights, its settings are settings, and it is made of this release', () => {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(containerfile) ?? [];
  const pairs = block.split(/[\s\\]+/).filter((pair) => pair.includes('='));
  const environment = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  for (const read of [readLeague, readClubhouse, readRelay]) {
    assert.equal(read({ ...environment }).operations?.host, '127.0.0.1');
  }
  const data = [
    readLeague(environment).dataFolder,
    readClubhouse(environment).dataFolder,
    readRelay(environment).data,
  ];
  assert.deepEqual(data, ['/data/league', '/data/clubhouse', '/data/relay']);
  assert.match(containerfile, /^USER 10001:10001$/m);
  assert.match(containerfile, /^VOLUME \["\/data", "\/handover"\]$/m);
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  assert.ok(containerfile.includes(`ARG RELEASE=club-${version}\n`));
  const compose = readFileSync(join(FOLDER, 'compose.yaml'), 'utf8');
  for (const name of SERVICES) assert.match(compose, new RegExp(`command: \\[${name}\\]`));
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges]']) {
    assert.ok(compose.includes(line), line);
  }
});
