import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../scripts/files.ts';
import { buildImage } from '../archive/image.ts';
import { makeRelease, addNode } from '../archive/make-release.ts';
import { CLUB, productNamed, releaseFolder } from './installation.ts';
import { ALONE, podmanIn } from './podman.ts';

/* Both images, built and run like their compose files. */

const NAMES = ['club', 'sealed-move'] as const;
const PUBLIC = { club: 'https://club.example.org', 'sealed-move': 'https://play.example.org' };
const SECRET = 'a-secret-for-container-tests';
/** The flag of `podman run` for each line of a compose file. */
const FLAGS: Readonly<Record<string, (value: string) => string[]>> = {
  container_name: (name) => [`--name=${name}`],
  volumes: (list) => [`--volume=${inBrackets(list)}`],
  read_only: (value) => [`--read-only=${value}`, '--read-only-tmpfs=false'],
  tmpfs: (list) => [`--tmpfs=${inBrackets(list)}`],
  cap_drop: (list) => [`--cap-drop=${inBrackets(list)}`],
  security_opt: (list) => [`--security-opt=${inBrackets(list)}`],
  // Debian's podman-compose drops the 0 of a map.
  sysctls: (list) => [`--sysctl=${inBrackets(list)}`],
  stop_grace_period: (time) => [`--stop-timeout=${time.replace('s', '')}`],
  image: () => [],
  ports: () => [],
  restart: () => [],
};
const POLL_MS = 1000;
const owners: (() => unknown)[] = [];
const { folder, built } = releaseFolder({
  after: (undo: () => unknown) => void owners.unshift(undo),
});
const podman = podmanIn(folder);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const imageOf = (name: string) => `localhost/${name}:${version}`;

before(async () => {
  const root = process.env['TEST_IMAGE_ROOT'] ?? '';
  for (const name of NAMES) {
    const release = join(folder, name);
    await makeRelease(productNamed(name), release, built);
    addNode(release, process.execPath);
    const architecture = process.arch === 'arm64' ? 'arm64' : 'x64';
    const file = join(folder, `${name}.image.tar`);
    const parts = { release, root, architecture, version, seconds: 1_700_000_000 } as const;
    await buildImage(productNamed(name), parts, file);
    must('load', '--quiet', '--input', file);
  }
});
after(() => {
  podman('rm', '--all', '--force', '--time=0');
  podman('volume', 'prune', '--force');
  podman('rmi', '--all', '--force');
  for (const undo of owners) undo();
});

function must(...args: readonly string[]): string {
  const { code, out } = podman(...args);
  assert.equal(code, 0, `podman ${args.join(' ')}: ${out}`);
  return out;
}

function inBrackets(list: string): string {
  assert.match(list, /^\[[^,]+\]$/);
  return list.slice(1, -1);
}

/** A product's compose file as flags of `podman run`. */
function composed(name: string): string[] {
  const text = readFileSync(join(ROOT, 'operations/container', name, 'compose.yaml'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  assert.ok(lines.length <= 25, `${name}: ${lines.length} lines`);
  assert.ok(lines.includes(`    image: ${imageOf(name)}`));
  // Without its name, it would be named after the folder, and the pages use its name.
  assert.ok(lines.includes(`  ${name}: { name: ${name} }`));
  return lines.flatMap((line) => {
    const [, own, setting, key = '', value = ''] = /^ {4}((  )?([\w]+): (.+))$/.exec(line) ?? [];
    if (own === undefined) return [];
    if (setting !== undefined) return [`--env=${key}=${value}`];
    const flag = FLAGS[key];
    assert.ok(flag, `${name}: ${key} is a flag of podman run`);
    return flag(value);
  });
}

/** Waits until a started container is healthy. The website answers before its address is logged. */
async function becomesWell(name: string): Promise<void> {
  const isWell = () => podman('healthcheck', 'run', name).code === 0;
  while (!isWell() || !podman('logs', name).out.includes('Press Ctrl-C')) {
    const running = podman('inspect', '--format={{.State.Running}}', name);
    assert.match(running.out, /true/, podman('logs', name).out);
    await sleep(POLL_MS);
  }
}

function stop(name: string): void {
  must('stop', name);
  // 137 means killed, after the compose file's timeout.
  assert.match(must('inspect', '--format={{.State.ExitCode}}', name), /^0$/m);
}

/** Calls the league in the club's container. */
function askLeague(token: string, method: string, path: string, body?: unknown): string {
  const request = {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const code = `fetch('http://127.0.0.1:8300${path}', ${JSON.stringify(request)}).then(async (a) => console.log(await a.text()))`;
  return must('exec', 'club', '/opt/club/node_modules/node/bin/node', '-e', code);
}

let adminKey = '';
const knowsClub = () => askLeague(adminKey, 'GET', '/v1/club').includes(CLUB);

test('INST-8: the images serve port 80 as nobody, read-only and unprivileged, at their compose file’s address', async () => {
  for (const name of NAMES) {
    const secret = `--env=LEAGUE_INSTALLATION_SECRET=${SECRET}`;
    must('run', '--detach', ...ALONE, ...composed(name), secret, imageOf(name));
    await becomesWell(name);
    const addresses = podman('logs', name).out.match(/https?:\/\/[^/\s]+/g);
    assert.deepEqual([...new Set(addresses)], [PUBLIC[name]]);
    must('exec', name, 'wget', '-q', '-O', '/dev/null', 'http://127.0.0.1/up');
    const status = must('exec', name, 'cat', '/proc/1/status');
    assert.match(status, /^Uid:\s65534\s65534\s65534\s65534$/m);
    assert.match(status, /^CapBnd:\s0+$/m);
    assert.match(status, /^NoNewPrivs:\s1$/m);
    const written = podman('exec', name, 'sh', '-c', 'echo >/opt/x');
    assert.match(written.out, /Read-only file system/);
  }
});

test('REL-8, INST-8: in a container, the commands back up and restore into its volume', () => {
  const club = { name: CLUB, slug: 'harbour-lane', timezone: 'Europe/London' };
  const installed = askLeague(SECRET, 'POST', '/setup', { club, administrator: { name: 'Coach' } });
  const keys = JSON.parse(installed) as { administrator_key: { key: string } };
  adminKey = keys.administrator_key.key;
  assert.ok(knowsClub());
  must('exec', 'club', 'club', 'backup', '/storage/monday.backup');
  const running = podman('exec', 'club', 'club', 'restore', '/storage/monday.backup', '--over');
  assert.match(running.out, /is using/);
  askLeague(adminKey, 'PATCH', '/v1/club', { name: 'Entered since' });
  assert.ok(!knowsClub());
  stop('club');
  const run = ['run', '--rm', ...ALONE, '--volume=club:/storage', imageOf('club')];
  must(...run, 'restore', '/storage/monday.backup', '--over');
  must('start', 'club');
});

test('INST-8: the ONCE hooks give a copy of the volume a complete backup', async () => {
  await becomesWell('club');
  assert.ok(knowsClub());
  must('exec', 'club', '/hooks/pre-backup');
  must('volume', 'create', 'copied');
  const [from = '', to = ''] = ['club', 'copied'].map((name) =>
    must('volume', 'inspect', '--format={{.Mountpoint}}', name).trim(),
  );
  execFileSync('cp', ['-a', `${from}/.`, to]);
  // A database copied while it changed is unreadable.
  writeFileSync(join(to, 'league/league.sqlite'), 'torn');
  const hooked = ['--detach', '--name=hook', '--entrypoint=', '--volume=copied:/storage'];
  must('run', ...ALONE, ...hooked, imageOf('club'), 'sleep', 'infinity');
  must('exec', 'hook', '/hooks/post-restore');
  // Again: the container was paused for the copy and left no backup in it.
  must('exec', 'hook', '/hooks/post-restore');
  assert.doesNotMatch(must('exec', 'hook', 'ls', '/storage'), /hook\.backup|before-restore/);
  must('rm', '--force', '--time=0', 'hook');
  stop('club');
  must('rm', 'club');
  const flags = composed('club').map((flag) => flag.replace('=club:', '=copied:'));
  must('run', '--detach', ...ALONE, ...flags, imageOf('club'));
  await becomesWell('club');
  assert.ok(knowsClub());
});

test('SRV-5, INST-8: a container stops cleanly within its compose file’s time, even during start', () => {
  for (const name of NAMES) stop(name);
  must('start', 'sealed-move');
  must('stop', 'sealed-move');
  assert.doesNotMatch(must('inspect', '--format={{.State.ExitCode}}', 'sealed-move'), /137/);
});
