import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import type { RunningHost } from './host.ts';
import { startNode } from './node-host.ts';
import { newRoomId } from './player.ts';
import { openRaw } from './raw.ts';

/** A reply as it came over the wire. */
interface ParsedReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends raw bytes, and reads the reply to its end. */
async function ask(t: TestContext, relay: RunningHost, bytes: string): Promise<ParsedReply> {
  const socket = await openRaw(relay.from('192.0.2.1'));
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  const closed = once(socket, 'close');
  socket.on('end', () => socket.destroy());
  socket.write(bytes);
  await closed;
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) \S/.exec(first)?.[1]),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body,
  };
}

/** Asserts the promised form: JSON with a code and a sentence, and the headers of every answer. */
function isRefusal({ headers, body }: ParsedReply, error: string, what: string): void {
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8', what);
  assert.equal(headers.get('content-length'), String(Buffer.byteLength(body)), what);
  assert.equal(headers.get('x-content-type-options'), 'nosniff', what);
  const told = JSON.parse(body) as { error: string; message: string };
  assert.deepEqual(Object.keys(told), ['error', 'message'], what);
  assert.equal(told.error, error, what);
  assert.match(told.message, /^[A-Z].*\.$/, what);
}

type Case = readonly [what: string, bytes: string, status: number, error: string];

const CLOSE = 'Connection: close\r\n';
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const VERSION = 'Sec-WebSocket-Version: 13\r\n';

function request(line: string, headers = `Host: x\r\n${CLOSE}`, body = ''): string {
  return `${line}\r\n${headers}\r\n${body}`;
}

const REQUESTS: readonly Case[] = [
  ['no request', 'hello\r\n\r\n', 400, 'malformed'],
  ['no path', request('GET HTTP/1.1'), 400, 'malformed'],
  ['another protocol', request('GET / SPDY/3'), 400, 'malformed'],
  ['HTTP/2 by prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed'],
  ['no Host', request('GET /v1/info HTTP/1.1', CLOSE), 400, 'malformed'],
  ['no Host for a file', request('GET / HTTP/1.1', CLOSE), 400, 'malformed'],
  ['two hosts', request('GET / HTTP/1.1', `Host: x\r\nHost: y\r\n${CLOSE}`), 400, 'malformed'],
  ['a header without a name', request('GET / HTTP/1.1', ': x\r\n'), 400, 'malformed'],
  ['a header without a colon', request('GET / HTTP/1.1', 'Host x\r\n'), 400, 'malformed'],
  [
    'two lengths',
    request('POST /v1/verify HTTP/1.1', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n'),
    400,
    'malformed',
  ],
  [
    'a length and pieces',
    request(
      'POST /v1/verify HTTP/1.1',
      'Host: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n',
    ),
    400,
    'malformed',
  ],
  [
    'pieces without a size',
    request('POST /v1/verify HTTP/1.1', 'Host: x\r\nTransfer-Encoding: chunked\r\n', 'zz\r\n'),
    400,
    'malformed',
  ],
  ['an unknown method', request('BREW / HTTP/1.1'), 501, 'unknown_method'],
  ['a tunnel', request('CONNECT x:443 HTTP/1.1', 'Host: x:443\r\n'), 404, 'not_found'],
  ['all of the server', request('OPTIONS * HTTP/1.1'), 404, 'not_found'],
  ['malformed percent-encoding', request('GET /%zz%1 HTTP/1.1'), 404, 'not_found'],
  ['bytes that are no UTF-8', request('GET /%ff HTTP/1.1'), 404, 'not_found'],
  ['a whole address', request('GET http://x/v1/info HTTP/1.1'), 404, 'not_found'],
  ['another method', request('PUT /v1/info HTTP/1.1'), 405, 'method_not_allowed'],
  ['a method of files', request('DELETE / HTTP/1.1'), 405, 'method_not_allowed'],
  [
    'another expectation',
    request('GET /v1/info HTTP/1.1', `Host: x\r\nExpect: 200-ok\r\n${CLOSE}`),
    417,
    'expectation_failed',
  ],
  ['a path that is too long', request(`GET /${'a'.repeat(20_000)} HTTP/1.1`), 414, 'path_too_long'],
  [
    'headers that are too large',
    request('GET / HTTP/1.1', `Host: x\r\nX: ${'a'.repeat(9000)}\r\n`),
    431,
    'headers_too_large',
  ],
  [
    'many headers',
    request('GET / HTTP/1.1', `Host: x\r\n${'X: a\r\n'.repeat(3000)}`),
    431,
    'headers_too_large',
  ],
];

test('INFO-6: an invalid or incomprehensible request is refused in the same form', async (t) => {
  const relay = await startNode(t);
  for (const [what, bytes, status, error] of REQUESTS) {
    const answer = await ask(t, relay, bytes);
    assert.equal(answer.status, status, what);
    isRefusal(answer, error, what);
    if (status === 405) assert.ok(answer.headers.has('allow'), what);
  }
});

test('INFO-6: a header that merely mentions a host is not a second Host', async (t) => {
  const headers = `Host: host\r\nX-Asks-For: host\r\n${CLOSE}`;
  const { status } = await ask(t, await startNode(t), request('GET /v1/info HTTP/1.1', headers));
  assert.equal(status, 200);
});

test('INFO-6: HTTP/1.0 needs no Host', async (t) => {
  const { status } = await ask(t, await startNode(t), request('GET /v1/info HTTP/1.0', CLOSE));
  assert.equal(status, 200);
});

test('INFO-6, GATE-7: a malformed handshake is refused in the same form', async (t) => {
  const relay = await startNode(t);
  const { origin } = relay.from('192.0.2.1');
  const room = `/v1/rooms/${newRoomId()}`;
  const asked = (headers: string, path = room) =>
    request(
      `GET ${path} HTTP/1.1`,
      `Host: x\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}`,
    );
  const cases: readonly Case[] = [
    ['no key', asked(VERSION), 400, 'malformed'],
    ['a key that is too short', asked(`${VERSION}Sec-WebSocket-Key: eA==\r\n`), 400, 'malformed'],
    ['no version', asked(KEY), 426, 'upgrade_required'],
    ['another version', asked(`${KEY}Sec-WebSocket-Version: 12\r\n`), 426, 'upgrade_required'],
    ['no room id', asked(KEY + VERSION, '/v1/rooms/%zz'), 400, 'malformed'],
    ['no room', asked(`${KEY}${VERSION}${CLOSE}`, '/v1/rooms/a/b'), 404, 'not_found'],
    [
      'no Host',
      request(
        `GET ${room} HTTP/1.1`,
        `Origin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${KEY}${VERSION}`,
      ),
      400,
      'malformed',
    ],
    [
      'another origin',
      asked(KEY + VERSION).replace(`Origin: ${origin}`, 'Origin: https://else.example'),
      403,
      'origin_not_allowed',
    ],
    [
      'another protocol',
      asked(KEY).replace('websocket', 'h2c').replace('Upgrade\r', 'close, Upgrade\r'),
      426,
      'upgrade_required',
    ],
  ];
  for (const [what, bytes, status, error] of cases) {
    const answer = await ask(t, relay, bytes);
    assert.equal(answer.status, status, what);
    isRefusal(answer, error, what);
  }
  const { headers } = await ask(t, relay, asked(`${KEY}Sec-WebSocket-Version: 12\r\n`));
  assert.equal(headers.get('sec-websocket-version'), '13');
});

test('INFO-6: a request that is too slow to start, or in its headers or body, gets 408', async (t) => {
  const relay = await startNode(t, {}, { timeoutMs: 100 });
  const slow = [
    '',
    'GET /v1/info HTTP/1.1\r\nHost: x\r\n',
    'POST /v1/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
  ];
  for (const bytes of slow) {
    const answer = await ask(t, relay, bytes);
    assert.equal(answer.status, 408, bytes);
    isRefusal(answer, 'timeout', bytes);
  }
});

test('CAP-5, INFO-6: a refusal for too many sockets has the same form', async (t) => {
  const relay = await startNode(t, { SOCKET_LIMIT: '1', NETWORK_SOCKET_LIMIT: '1' });
  const { origin } = relay.from('192.0.2.1');
  const bytes = (address: string) =>
    `GET /v1/rooms/${newRoomId()} HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\n` +
    `X-Forwarded-For: ${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${KEY}${VERSION}\r\n`;
  const first = await openRaw(relay.from('192.0.2.1'));
  t.after(() => first.destroy());
  first.write(bytes('192.0.2.1'));
  await once(first, 'data');
  const own = await ask(t, relay, bytes('192.0.2.1'));
  assert.deepEqual([own.status, own.headers.get('retry-after')], [429, '60']);
  isRefusal(own, 'too_many', 'of the same network');
  const other = await ask(t, relay, bytes('192.0.2.2'));
  assert.equal(other.status, 503);
  isRefusal(other, 'relay_full', 'of another network');
});
