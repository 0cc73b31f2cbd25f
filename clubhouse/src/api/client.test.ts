import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { answered, LeagueFailure, must } from './answer.ts';
import { leagueClient } from './client.ts';
import { ReadAnswers } from './read-answers.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A league that answers as the test says, and what it was asked. */
async function league(t: TestContext, answer: Answer) {
  const asked: string[] = [];
  const sockets = new Set<unknown>();
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    sockets.add(request.socket);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  // It listens on a port, and on no path.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, sockets };
}

const json = (body: unknown): Answer => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', etag: '"v1"' });
    response.end(JSON.stringify(body));
  };
};

test('CALL-3: whatever a name or a cursor has in it stays one part of the address', async (t) => {
  const { url, asked } = await league(t, json({ data: [] }));
  const api = leagueClient(`${url}/at/the/club`, { token: 't' });
  await api.GET('/v1/members/{id}', { params: { path: { id: '../m 1?a=b#c' } } });
  await api.GET('/v1/members', {
    params: { query: { q: 'Léa & Søn', limit: 5 } },
  });
  assert.deepEqual(asked, [
    'GET /at/the/club/v1/members/..%2Fm%201%3Fa%3Db%23c',
    'GET /at/the/club/v1/members?q=L%C3%A9a%20%26%20S%C3%B8n&limit=5',
  ]);
});

/** A league whose tables are called so, and that says whether they still are. */
function revalidating(nameOf: (request: IncomingMessage) => string): Answer {
  return (request, response) => {
    const etag = `"${nameOf(request)}"`;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ name: nameOf(request) }));
  };
}

test('CALL-2, CALL-4: what is unchanged is not read again, and is the same object, to whomever', async (t) => {
  let name = 'Ana';
  const statuses: number[] = [];
  const { url } = await league(t, (request, response) => {
    revalidating(() => name)(request, response);
    statuses.push(response.statusCode);
  });
  const answers = new ReadAnswers();
  const ask = (token: string) => answered(leagueClient(url, { token, answers }).GET('/v1/club'));
  const first = await ask('one');
  const again = await ask('another');
  assert.equal(again.data, first.data);
  assert.deepEqual(again.response, { status: 200, ok: true, etag: '"Ana"' });
  name = 'Bo';
  assert.deepEqual((await ask('one')).data, { name: 'Bo' });
  answers.forget();
  await ask('one');
  assert.deepEqual(statuses, [200, 304, 200, 200]);
});

test('CALL-4: without an ETag the same text is the same object', async (t) => {
  let name = 'Ana';
  const { url, asked } = await league(t, (_request, response) => {
    response.end(JSON.stringify({ name }));
  });
  const answers = new ReadAnswers();
  const club = async (token: string) => must(leagueClient(url, { token, answers }).GET('/v1/club'));
  const first = await club('one');
  assert.equal(await club('another'), first);
  name = 'Bo';
  assert.deepEqual(await club('one'), { name: 'Bo' });
  assert.equal(asked.length, 3);
});

test('CALL-2: two who are answered differently each see their own, also of a member, whose ETag is of a version', async (t) => {
  const { url } = await league(t, (request, response) => {
    const { authorization = '', 'if-none-match': known } = request.headers;
    if (!request.url?.includes('/members/')) {
      revalidating(() => authorization)(request, response);
      return;
    }
    response.setHeader('etag', '"v1"');
    response.writeHead(known === '"v1"' ? 304 : 200);
    response.end(known === '"v1"' ? '' : JSON.stringify({ name: authorization }));
  });
  const answers = new ReadAnswers();
  for (const token of ['coach', 'player', 'coach', 'player']) {
    const api = leagueClient(url, { token, answers });
    const expected = { name: `Bearer ${token}` };
    assert.deepEqual(await must(api.GET('/v1/club')), expected);
    const params = { path: { id: 'ana' } };
    assert.deepEqual(await must(api.GET('/v1/members/{id}', { params })), expected);
  }
});

test('CALL-3: a body goes as JSON with the credential, and what it is bound to', async (t) => {
  const heard: unknown[] = [];
  const { url } = await league(t, (request, response) => {
    const { authorization, 'x-forwarded-for': from, 'content-type': type } = request.headers;
    let body = '';
    request.setEncoding('utf8').on('data', (part) => (body += part));
    request.on('end', () => {
      heard.push({ authorization, from, type, bound: request.headers['if-match'], body });
      response.writeHead(204).end();
    });
  });
  const api = leagueClient(url, { token: 'dls_x', address: '192.0.2.7' });
  const params = { path: { id: 's1' }, header: { 'If-Match': '"v1"' } };
  const { response } = await api.PATCH('/v1/seasons/{id}', { params, body: { name: 'Frühling' } });
  assert.deepEqual(response, { status: 204, ok: true, etag: null });
  assert.deepEqual(heard, [
    {
      authorization: 'Bearer dls_x',
      from: '192.0.2.7',
      type: 'application/json',
      bound: '"v1"',
      body: '{"name":"Frühling"}',
    },
  ]);
});

test('CALL-3: an answer in pieces is whole, and the connection is used again', async (t) => {
  const bytes = Buffer.from(JSON.stringify({ name: 'Ødegård'.repeat(20_000) }));
  const { url, sockets } = await league(t, (_request, response) => {
    // Between the two bytes of a letter.
    response.writeHead(200).write(bytes.subarray(0, 10));
    setImmediate(() => response.end(bytes.subarray(10)));
  });
  const api = leagueClient(url, { token: 't' });
  for (let time = 0; time < 8; time++) {
    const { name } = await must(api.GET('/v1/club'));
    assert.equal(name, 'Ødegård'.repeat(20_000));
  }
  // An answer is heard before its connection is free: the next call takes a second one.
  assert.ok(sockets.size <= 2, `${sockets.size} connections`);
});

test('CALL-3: what is no problem of the league is still a refusal', async (t) => {
  const { url } = await league(t, (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  });
  const asking = must(leagueClient(url, { token: 't' }).GET('/v1/club'));
  await assert.rejects(asking, new LeagueFailure(502, 'unknown'));
});

test('CALL-3: an answer that breaks off, and nobody there, are a league that is away', async (t) => {
  const { url } = await league(t, (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"na');
    setImmediate(() => response.destroy());
  });
  const isAway = (error: unknown) => error instanceof LeagueFailure && error.status === 503;
  await assert.rejects(answered(leagueClient(url, { token: 't' }).GET('/v1/club')), isAway);
  const nobody = leagueClient('http://127.0.0.1:1', { token: 't' });
  await assert.rejects(answered(nobody.GET('/v1/club')), isAway);
});

test('CALL-3: after ten seconds without an answer no more is waited for', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const asked = Promise.withResolvers<IncomingMessage>();
  const { url } = await league(t, (request, response) => {
    // Begun, and never ended.
    response.writeHead(200).write('{');
    asked.resolve(request);
  });
  const asking = answered(leagueClient(url, { token: 't' }).GET('/v1/club'));
  const refused = assert.rejects(asking, new LeagueFailure(503, 'TimeoutError'));
  const { socket } = await asked.promise;
  t.mock.timers.tick(9999);
  assert.equal(socket.destroyed, false);
  t.mock.timers.tick(1);
  await refused;
  if (!socket.destroyed) await new Promise((done) => void socket.once('close', done));
});
