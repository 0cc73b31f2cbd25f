import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { test } from 'node:test';
import { type InstalledClub, startClub } from './club.ts';

const MIB = 1024 * 1024;
/** Too large for the machine's buffers. */
const BODY = Buffer.alloc(12 * MIB, ' ');
const UNKNOWN = '0190a8a0-0000-7000-8000-000000000000';

interface RefusedRequest {
  readonly status: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests refused before or while their body is read. */
async function refusedRequests({
  admin,
  keyWith,
}: InstalledClub): Promise<readonly RefusedRequest[]> {
  const as = (token: string, type = 'application/json') => ({
    authorization: `Bearer ${token}`,
    'content-type': type,
  });
  const ofMembers = { method: 'POST', path: '/v1/members' };
  return [
    { ...ofMembers, status: 401, headers: as('nonsense') },
    { ...ofMembers, status: 403, headers: as(await keyWith('members:read')) },
    { ...ofMembers, status: 413, headers: as(admin) },
    { ...ofMembers, status: 415, headers: as(admin, 'text/csv') },
    { method: 'POST', path: '/v1/nothing', status: 404, headers: as(admin) },
    { method: 'PUT', path: '/v1/members', status: 405, headers: as(admin) },
    { method: 'DELETE', path: `/v1/members/${UNKNOWN}`, status: 400, headers: as(admin) },
    { method: 'POST', path: '/v1/%zz', status: 400, headers: as(admin) },
  ];
}

/** Like Python's client, reads nothing until the whole request is sent. */
async function sendThenRead(url: URL, request: RefusedRequest, more: string): Promise<string> {
  const socket = connect({ host: url.hostname, port: Number(url.port) });
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${request.method} ${request.path} HTTP/1.1\r\nHost: x\r\n${headers.join('')}`;
  const cut = once(socket, 'error').then(([error]: unknown[]) => Promise.reject(error as Error));
  await Promise.race([
    cut,
    new Promise((resolve) => {
      socket.write(`${head}${more}Content-Length: ${BODY.length}\r\n\r\n`);
      socket.write(BODY, resolve);
    }),
  ]);
  const answer = await Promise.race([cut, once(socket, 'data')]);
  socket.destroy();
  return String(answer[0]);
}

test('ERR-6: a client that sends its whole body first receives its refusal', async (t) => {
  const club = await startClub(t);
  const url = new URL(await club.app.listen({ host: '127.0.0.1', port: 0 }));
  for (const request of await refusedRequests(club)) {
    for (const more of ['', 'Connection: close\r\n']) {
      const answer = await sendThenRead(url, request, more);
      const name = `${request.method} ${request.path}, ${more}`;
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${request.status} `), name);
      assert.match(answer, /"code":"\w+"/, name);
    }
  }
});

test('ERR-6: fetch receives a refusal, and may reuse its connection', async (t) => {
  const club = await startClub(t);
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  for (const { status, method, path, headers } of await refusedRequests(club)) {
    const answer = await fetch(`${url}${path}`, { method, headers, body: BODY });
    assert.equal(answer.status, status, `${method} ${path}`);
    assert.equal(((await answer.json()) as { status: number }).status, status);
  }
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('ERR-6: a refused request with a late body gets one answer, and its connection closes', async (t) => {
  const club = await startClub(t);
  const url = new URL(await club.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect({ host: url.hostname, port: Number(url.port) });
  socket.write('POST /v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  // The body times out only after the refusal, which a busy machine may also delay.
  await once(socket, 'readable');
  club.app.server.requestTimeout = 300;
  club.app.server.headersTimeout = 300;
  const answers = await readText(socket);
  assert.match(answers, /^HTTP\/1\.1 404 /);
  assert.equal(answers.match(/HTTP\/1\.1/g)?.length, 1, answers);
});
