import assert from 'node:assert/strict';
import { hkdfSync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from './browser.ts';
import { say, sees } from './network/acts.ts';
import { leaks, type Secret, makeSecret, type Observation } from './network/leaks.ts';
import { LyingProxy } from './network/lying-proxy.ts';
import { meet, openPlayer, playMoves, startRelay } from './network/table.ts';

const site = siteForTests();
const MOVES = ['g1f3', 'g8f6', 'b1c3', 'b8c6'];
const LINES = ['The rook on the seventh rank', 'Tea after the game?'];
const NAMES = ['Adelheid', 'Grace'];

/** Everything a page requests from a server. */
function requestsOf(page: Page, seen: Observation[]): void {
  page.on('request', (request) => {
    const { url, headers, body } = {
      url: request.url(),
      headers: JSON.stringify(request.headers()),
      body: request.postData() ?? '',
    };
    seen.push({ where: 'a request', bytes: Buffer.from(`${url}\n${headers}\n${body}`) });
  });
}

async function filesIn(folder: string): Promise<Observation[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(paths.map(async (path) => ({ where: path, bytes: await readFile(path) })));
}

/** The link's secret and the key derived from it, as the library derives it. */
function keysOf(secret: string): Secret[] {
  const bytes = Buffer.from(secret, 'base64url');
  const key = Buffer.from(hkdfSync('sha256', bytes, 'game-relay sealed v1', 'key', 32));
  return [
    { what: 'the secret', bytes },
    makeSecret('the secret as it is linked', secret),
    { what: 'the key', bytes: key },
  ];
}

test('SEAL-1, HOST-4: no move, name, message or key crosses the wire or stays with the relay', async (t) => {
  const { browser } = site();
  const served = { ...site(), needsProcess: true } as const;
  const { relay, wires } = await startRelay(t, served, (target) => LyingProxy.start(target));
  const host = await openPlayer(t, browser, wires[0]);
  const guest = await openPlayer(t, browser, wires[1]);
  const seen: Observation[] = [];
  for (const { page } of [host, guest]) requestsOf(page, seen);
  const secret = await meet(host, guest, { name: NAMES[0] ?? '' });
  await playMoves({ host, guest }, MOVES);
  await say(host.page, LINES[0] ?? '');
  await sees(guest.page, LINES[0] ?? '');
  await say(guest.page, LINES[1] ?? '');
  await sees(host.page, LINES[1] ?? '');

  const frames = wires.flatMap((wire) => wire.seen);
  assert.ok(frames.length > 20, 'the frames were seen');
  seen.push(...frames.map((frame) => ({ where: 'a frame', bytes: Buffer.from(frame) })));
  const files = await filesIn(relay.data);
  assert.ok(
    files.some(({ bytes }) => bytes.length > 0),
    'it has stored something',
  );
  seen.push(...files);
  seen.push({ where: 'the log', bytes: Buffer.from(relay.output) });
  assert.equal(/room created/.test(relay.output), relay.isLogging);
  const secrets = [
    ...[...MOVES, ...NAMES, ...LINES].map((text) => makeSecret(text, text)),
    ...keysOf(secret),
  ];
  assert.deepEqual(leaks(secrets, seen), []);
});

test('SEAL-1: a secret would be found in any encoding', () => {
  const secret = makeSecret('the move', 'Nf3xe5+');
  const forms = [
    'before Nf3xe5+ after',
    JSON.stringify({ move: 'Nf3xe5+' }),
    Buffer.from('{"move":"Nf3xe5+"}').toString('base64url'),
    `"${Buffer.from('some bytes before Nf3xe5+ and after').toString('base64')}"`,
    Buffer.from('xNf3xe5+x').toString('hex'),
  ];
  for (const form of forms) {
    const found = leaks([secret], [{ where: 'it', bytes: Buffer.from(form) }]);
    assert.deepEqual(found, ['the move is in it'], form);
  }
  assert.deepEqual(leaks([secret], [{ where: 'it', bytes: Buffer.from('nothing of it') }]), []);
});
