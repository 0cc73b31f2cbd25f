import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type LookupFunction } from 'node:net';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createEventLog } from 'service/event-log';
import { HttpsPushTransport } from 'service/push-transport';
import { answer, openAt } from 'test-kit/push-service';
import { until } from 'test-kit/until';
import { createMeasures } from '../src/hosts/node/measures.ts';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { startForwarder } from '../src/hosts/node/start-forwarder.ts';
import { send } from './host.ts';
import { ENDPOINT, ORIGIN, push } from './push.ts';
import { startOnNode } from './start-on-node.ts';

const MOZILLA = 'https://updates.push.services.mozilla.com/wpush/v2/';

async function openRaw(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function head(bytes: number, more = ''): string {
  return `POST /forward HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nContent-Length: ${bytes}\r\n${more}\r\n`;
}

test('FWD-4: a name that leads to this machine or a private network is not called', async (t) => {
  const lookups: (LookupFunction | undefined)[] = [];
  const { service } = await startOnNode(t);
  const transport = new HttpsPushTransport({
    open: (url, options) => {
      lookups.push(options.lookup);
      return openAt(service.url)(url, options);
    },
  });
  t.after(() => transport.close());
  assert.deepEqual(await transport.send({ endpoint: ENDPOINT, headers: {}, body: Buffer.of(1) }), {
    status: 201,
    retryAfter: null,
  });
  const [lookup] = lookups;
  assert.ok(lookup, 'names are resolved by the transport, at the connection');
  await assert.rejects(promisify(lookup)('localhost', {}), /no public address/);
  await assert.rejects(promisify(lookup)('127.0.0.1', { all: true }), /no public address/);
});

test('FWD-4: a push service that is slow, endless or breaks off ends as no answer', async (t) => {
  const forwarder = await startOnNode(t, {}, { push: 300 });
  const { service } = forwarder;
  const refused = async (at: number) => {
    const { status, body } = await send(forwarder, push({ endpoint: `${MOZILLA}${at}` }));
    assert.deepEqual([status, body['error']], [502, 'no_answer']);
    assert.equal(forwarder.inFlight(), 0);
  };
  service.treat = () => undefined;
  await refused(0);
  service.treat = (response) => response.socket?.write('HTTP/1.1 201 Created\r\nx: ');
  await refused(1);
  service.treat = (response) => {
    response.writeHead(201, { x: 'y'.repeat(20_000) });
    response.end();
  };
  await refused(2);
  service.treat = (response) => response.socket?.end('nonsense\r\n\r\n');
  await refused(3);
  service.treat = (response) => response.socket?.resetAndDestroy();
  await refused(4);
  await until('connections stay open', () => service.connections() === 0);
  assert.deepEqual(forwarder.forwarded.at(-1), ['updates.push.services.mozilla.com', null]);
});

test('FWD-8: a client that hangs up at any point leaves no push under way', async (t) => {
  const forwarder = await startOnNode(t, {}, { request: 1000 });
  const { service, url } = forwarder;
  const body = JSON.stringify(push());
  // While it connects, while it sends its headers, before and in its body.
  const parts = [
    '',
    'POST /forward HTTP/1.1\r\nHo',
    head(body.length),
    head(body.length) + body.slice(0, 50),
  ];
  for (const part of parts) {
    const socket = await openRaw(url);
    socket.write(part);
    socket.destroy();
  }
  const waiting: (() => void)[] = [];
  service.treat = (response) => waiting.push(() => answer(201)(response, response.req));
  for (let at = 0; at < 64; at += 1) {
    const asked = JSON.stringify(push({ endpoint: `${MOZILLA}${at}` }));
    const socket = await openRaw(url);
    socket.write(head(asked.length) + asked);
    await until('a push did not arrive', () => waiting.length === at + 1);
    socket.destroy();
  }
  assert.equal(forwarder.inFlight(), 64, 'a push that was passed on is not taken back');
  for (const end of waiting.splice(0)) end();
  await until('pushes stay under way', () => forwarder.inFlight() === 0);
  // A body that never ends is cut by the time limit, and was never under way.
  const slow = await openRaw(url);
  slow.resume().write(head(100));
  await once(slow, 'close');
  service.treat = answer(201);
  assert.equal((await send(forwarder, push())).status, 200);
});

test('FWD-8: requests that never finish arriving do not hold up a stop', async (t) => {
  const forwarder = await startOnNode(t, {}, { request: 3_600_000 });
  const body = JSON.stringify(push());
  const parts = ['', 'POST /forward HTTP/1.1\r\nHo', head(body.length) + body.slice(0, 50)];
  for (const part of parts) {
    const socket = await openRaw(forwarder.url);
    socket.resume().write(part);
  }
  await forwarder.close();
});

test('FWD-2: a client that waits for 100 Continue is refused before the body', async (t) => {
  const { url } = await startOnNode(t);
  const socket = await openRaw(url);
  const wrong = head(8000, 'Expect: 100-continue\r\n').replace(ORIGIN, 'https://else.example');
  socket.write(wrong);
  const [said] = (await once(socket, 'data')) as [Buffer];
  assert.match(String(said), /^HTTP\/1\.1 403 /);
  socket.destroy();
});

test('FWD-2: a malformed request gets an error in the same form', async (t) => {
  const { url } = await startOnNode(t);
  for (const [bytes, status] of [
    ['hello\r\n\r\n', 400],
    [`GET /${'x'.repeat(9000)} HTTP/1.1\r\n\r\n`, 414],
    [`GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(9000)}\r\n\r\n`, 431],
    ['POST /forward HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['POST /forward HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n', 417],
  ] as const) {
    const socket = await openRaw(url);
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.write(bytes);
    await until('no answer', () => /\{"error":"\w+","message":"[^"]+\."\}/.test(text));
    assert.match(text, new RegExp(`^HTTP/1\\.1 ${status} `));
    assert.match(text, /nosniff/i);
    socket.destroy();
  }
});

test('FWD-9: a fault of its own is 500, and its log line has no endpoint', async (t) => {
  let output = '';
  const forwarder = await startForwarder({
    settings: readNodeSettings({ FORWARDER_PORT: '0', ALLOWED_ORIGINS: ORIGIN }),
    transport: {
      send: ({ endpoint }) => Promise.reject(new Error(`a bug at ${endpoint}`)),
      close: () => undefined,
    },
    now: () => 0,
    log: createEventLog({ write: (line) => (output += line) }),
  });
  t.after(() => forwarder.close());
  const host = { url: forwarder.url, from: () => ({}) };
  const { status, body } = await send(host, push({ endpoint: `${MOZILLA}${'A'.repeat(152)}` }));
  assert.deepEqual([status, body['error']], [500, 'failed']);
  assert.equal(forwarder.inFlight(), 0);
  assert.match(output, /"msg":"a request failed"/);
  assert.doesNotMatch(output, /AAAA/);
});

test('FWD-9: nothing of a request is logged; pushes are counted by list entry and status', async (t) => {
  const measures = createMeasures();
  measures.follow({ inFlight: () => 3 });
  const forwarder = await startOnNode(t);
  for (const [path, status] of [
    ['secret-one', 201],
    ['secret-two', 410],
  ] as const) {
    forwarder.service.treat = answer(status);
    await send(forwarder, push({ endpoint: `https://web-${path}.push.apple.com/${path}` }));
  }
  forwarder.service.treat = (response) => response.socket?.destroy();
  await send(forwarder, push());
  await send(forwarder, '{');
  assert.equal(forwarder.output(), '');
  for (const one of forwarder.forwarded) measures.onForwarded(...one);
  const text = await measures.register.metrics();
  assert.match(text, /forwarder_pushes_total\{host="\*\.push\.apple\.com",status="201"\} 1/);
  assert.match(text, /forwarder_pushes_total\{host="\*\.push\.apple\.com",status="410"\} 1/);
  assert.match(text, /forwarder_pushes_total\{host="fcm\.googleapis\.com",status="none"\} 1/);
  assert.match(text, /forwarder_in_flight 3/);
  assert.doesNotMatch(text, /secret|data_folder/);
});
