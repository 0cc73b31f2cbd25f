import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { generateToken } from '../src/http/token.ts';
import { type Service, startService } from './harness.ts';

const HOST = 'Host: league.example\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const LONG = 'x'.repeat(20_000);
const TUNNEL = `CONNECT a.example:1 HTTP/1.1\r\n${HOST}\r\n`;

/** A service on a port, and its answer to raw bytes. */
async function listening(
  t: TestContext,
): Promise<Service & { send: (raw: string) => Promise<string> }> {
  const service = await startService(t);
  const { port } = new URL(await service.app.listen({ host: '127.0.0.1', port: 0 }));
  const send = (raw: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect({ host: '127.0.0.1', port: Number(port) }, () => socket.write(raw));
      socket.setEncoding('utf8').on('error', reject);
      socket.on('data', (text: string) => {
        answer += text;
        if (isWhole(answer)) socket.destroy();
      });
      socket.on('close', () => resolve(answer));
    });
  return { ...service, send };
}

function isWhole(answer: string): boolean {
  const [head = '', body] = answer.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n');
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
}

function assertProblem(answer: string, status: number, code: string, name: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `), `${name}: ${head}`);
  assert.match(head, /^content-type: application\/problem\+json/im, name);
  const problem = JSON.parse(body) as Record<string, unknown>;
  assert.equal(problem['code'], code, name);
  assert.equal(problem['status'], status, name);
  assert.equal(problem['type'], `urn:league:problem:${code}`, name);
  assert.equal(problem['request_id'], /^x-request-id: (.+)$/im.exec(head)?.[1], name);
}

test('ERR-1, ERR-2: any fault in the HTTP itself gets a problem with a request id', async (t) => {
  const { send } = await listening(t);
  for (const [name, raw, status, code] of [
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'invalid_request'],
    [
      'another Expect',
      `GET /healthz HTTP/1.1\r\n${HOST}Expect: tea\r\n\r\n`,
      400,
      'invalid_request',
    ],
    ['no HTTP', '\u0016\u0003\u0001\r\n\r\n', 400, 'invalid_request'],
    ['unknown method', `BREW /v1/me HTTP/1.1\r\n${HOST}\r\n`, 400, 'invalid_request'],
    [
      'a length that is none',
      `POST /v1/session HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'headers too long',
      `GET /v1/me HTTP/1.1\r\n${HOST}X: ${LONG}\r\n\r\n`,
      400,
      'invalid_request',
    ],
    ['a path that cannot be read', `GET /v1/%zz HTTP/1.1\r\n${HOST}\r\n`, 400, 'invalid_request'],
    ['a query too long to read', `GET /v1/me?${LONG} HTTP/1.1\r\n${HOST}\r\n`, 414, 'uri_too_long'],
    ['a tunnel', TUNNEL, 405, 'method_not_allowed'],
    [
      'an upgrade',
      `GET /v1/me HTTP/1.1\r\n${HOST}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
      401,
      'invalid_credential',
    ],
  ] as const) {
    assertProblem(await send(raw), status, code, name);
  }
});

test('ERR-5: a client stuck in the protocol is cut off, and one that disconnects breaks nothing', async (t) => {
  const { app, send } = await listening(t);
  const { port } = app.server.address() as AddressInfo;
  for (const bytes of ['no HTTP\r\n\r\n', TUNNEL]) {
    const taken = once(app.server, 'connection') as Promise<[Socket]>;
    // Only the client's side is closed.
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    socket.write(bytes);
    const [connection] = await taken;
    await once(connection, 'close');
    socket.destroy();
  }
  for (let at = 0; at < 5; at += 1) {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(TUNNEL);
    socket.resetAndDestroy();
  }
  assert.match(await send(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`), /^HTTP\/1\.1 200 /);
});

test('ERR-1: HTTP/1.0 needs no Host', async (t) => {
  const { send } = await listening(t);
  assert.match(await send('GET /healthz HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /);
});

test('ERR-6: a client that expects 100-continue sends a body only if it will be read', async (t) => {
  const { send } = await listening(t);
  const head = (credential: string) =>
    `POST /v1/session HTTP/1.1\r\n${HOST}${credential}${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`;
  const link = `Authorization: Bearer ${generateToken('login_link')}\r\n`;
  assert.match(await send(`${head(link)}{}`), /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 /);
  const refused = await send(head(''));
  assert.match(refused, /^HTTP\/1\.1 401 /);
  assert.match(refused, /^connection: close\r$/im);
});

test('LIM-5: a path with its query has at most 8,192 bytes', async (t) => {
  const { send } = await listening(t);
  const ask = (octets: number) =>
    send(`GET /healthz?${'&'.repeat(octets - '/healthz?'.length)} HTTP/1.1\r\n${HOST}\r\n`);
  assert.match(await ask(8192), /^HTTP\/1\.1 200 /);
  assertProblem(await ask(8193), 414, 'uri_too_long', 'one octet more');
});

test('LIM-6: a request that arrives too slowly is ended with an answer', async (t) => {
  const { app, send } = await listening(t);
  assert.equal(app.server.requestTimeout, 30_000);
  assert.equal(app.server.headersTimeout, 10_000);
  app.server.requestTimeout = 200;
  app.server.headersTimeout = 200;
  const link = `Authorization: Bearer ${generateToken('login_link')}\r\n`;
  const slow = `POST /v1/session HTTP/1.1\r\n${HOST}${link}${JSON_TYPE}Content-Length: 10\r\n\r\n{`;
  assertProblem(await send(slow), 408, 'request_timeout', 'a body that does not come');
  assertProblem(
    await send('GET /healthz HTT'),
    408,
    'request_timeout',
    'a head that does not come',
  );
});

test('ERR-3: a wrong method gets 405 with Allow on a known path, and 404 on an unknown one', async (t) => {
  const { send } = await listening(t);
  for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'PATCH']) {
    const answer = await send(`${method} /v1/me HTTP/1.1\r\n${HOST}\r\n`);
    assertProblem(answer, 405, 'method_not_allowed', method);
    assert.match(answer, /^allow: GET\r$/im);
    const unknown = await send(`${method} /v1/nothing HTTP/1.1\r\n${HOST}\r\n`);
    assertProblem(unknown, 404, 'not_found', method);
  }
  const id = '/v1/members/0190a8a0-0000-7000-8000-000000000000';
  const member = await send(`PUT ${id} HTTP/1.1\r\n${HOST}\r\n`);
  assert.match(member, /^allow: GET, PATCH, DELETE\r$/im);
});
