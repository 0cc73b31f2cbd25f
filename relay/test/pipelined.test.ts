import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { RunningHost } from './host.ts';
import { startNode } from './node-host.ts';
import { newRoomId } from './player.ts';
import { handshake, openRaw } from './raw.ts';

const FROM = '192.0.2.1';

/** Sends everything at once, and reads to the end or until this many answers. */
async function sendAll(t: TestContext, relay: RunningHost, bytes: string, answers: number) {
  const socket = await openRaw(relay.from(FROM));
  t.after(() => socket.destroy());
  const ended = Promise.withResolvers<void>();
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    if (statusesIn(text).length >= answers) ended.resolve();
  });
  socket.on('end', () => ended.resolve());
  socket.on('error', () => ended.resolve());
  socket.write(bytes);
  await ended.promise;
  return { socket, text };
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

function upgradeOf(relay: RunningHost): string {
  return handshake(relay.from(FROM), `/v1/rooms/${newRoomId()}`);
}

test('INFO-7: an upgrade behind other requests on its connection is answered after them', async (t) => {
  const relay = await startNode(t);
  const get = 'GET /v1/info HTTP/1.1\r\nHost: x\r\n\r\n';
  const { socket, text } = await sendAll(t, relay, get + get + upgradeOf(relay), 3);
  assert.deepEqual(statusesIn(text), [200, 200, 101]);
  assert.match(text, /"limits".*101 Switching Protocols/s);
  // It is an ordinary WebSocket: a masked ping is answered.
  const pong = new Promise<string>((resolve) => void socket.once('data', resolve));
  socket.write(Buffer.from([0x89, 0x80, 1, 2, 3, 4]));
  assert.equal(await pong, '\x8a\x00');
});

test('INFO-7: nothing is answered after a response that closes its connection', async (t) => {
  const relay = await startNode(t);
  const last = 'GET /v1/info HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const { text } = await sendAll(t, relay, last + upgradeOf(relay), 2);
  assert.deepEqual(statusesIn(text), [200]);
});

test('INFO-7: a refused upgrade and a CONNECT also wait their turn', async (t) => {
  const relay = await startNode(t);
  const get = 'GET /v1/info HTTP/1.1\r\nHost: x\r\n\r\n';
  const wrong = upgradeOf(relay).replace('Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 8');
  for (const [behind, status] of [
    [wrong, 426],
    ['CONNECT x:1 HTTP/1.1\r\nHost: x:1\r\n\r\n', 404],
  ] as const) {
    const { text } = await sendAll(t, relay, get + behind, 2);
    assert.deepEqual(statusesIn(text), [200, status]);
  }
});

test('INFO-7: a long response read slowly arrives whole before the upgrade', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'relay-site-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Chess</title>');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'long-Ab3dE_9z.js'), 'x'.repeat(4_000_000));
  const relay = await startNode(t, {}, { site: folder });
  const socket = await openRaw(relay.from(FROM));
  t.after(() => socket.destroy());
  socket.pause();
  socket.write(`GET /assets/long-Ab3dE_9z.js HTTP/1.1\r\nHost: x\r\n\r\n${upgradeOf(relay)}`);
  // Once the relay has answered somebody else, it has filled this connection's buffers.
  await sendAll(t, relay, 'GET /v1/info HTTP/1.1\r\nHost: x\r\n\r\n', 1);
  const parts: string[] = [];
  for await (const part of socket.setEncoding('latin1')) {
    parts.push(String(part));
    if (parts.slice(-2).join('').includes(' 101 ')) break;
  }
  const text = parts.join('');
  assert.deepEqual(statusesIn(text), [200, 101]);
  assert.match(text.slice(-2000), /x{1000}HTTP\/1\.1 101/);
  assert.ok(text.length > 4_000_000);
});
