import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { type LeagueAnswer, dataOrThrow, NoAnswer } from './answer.ts';
import { createLeagueClient } from './client.ts';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A league with scripted answers, and the requests it received. */
async function league(t: TestContext, answer: RequestHandler) {
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
  // It listens on a port, not on a socket path.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, sockets };
}

const json = (body: unknown): RequestHandler => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', etag: '"v1"' });
    response.end(JSON.stringify(body));
  };
};

test('CALL-3: a name or cursor stays one path segment, whatever it contains', async (t) => {
  const { url, asked } = await league(t, json({ id: 'm1', data: [] }));
  const api = createLeagueClient({ leagueUrl: `${url}/at/the/club` }, { token: 't' });
  await api.getMember('../m 1?a=b#c');
  await api.listMembers({ q: 'Léa & Søn', limit: 5 });
  assert.deepEqual(asked, [
    'GET /at/the/club/v1/members/..%2Fm%201%3Fa%3Db%23c',
    'GET /at/the/club/v1/members?q=L%C3%A9a%20%26%20S%C3%B8n&limit=5',
  ]);
});

test('CALL-3: a name that no path can express is not found, without asking the league', async (t) => {
  const { url, asked } = await league(t, json({ data: [] }));
  const api = createLeagueClient({ leagueUrl: url }, { token: 't' });
  for (const id of ['.', '..']) {
    const answer = await api.listMemberMatches(id);
    assert.deepEqual([answer.kind, answer.status], ['refusal', 404]);
  }
  await api.listMemberMatches('...');
  assert.deepEqual(asked, ['GET /v1/members/.../matches']);
});

test('CALL-2: two callers with the same question each see their own answer, even with one ETag', async (t) => {
  const { url } = await league(t, (request, response) => {
    const { authorization, 'if-none-match': known } = request.headers;
    response.writeHead(known === undefined ? 200 : 304, { etag: '"v1"' });
    response.end(known === undefined ? JSON.stringify({ id: 'c1', name: authorization }) : '');
  });
  for (const token of ['coach', 'player', 'coach', 'player']) {
    const answer = await dataOrThrow(createLeagueClient({ leagueUrl: url }, { token }).getClub());
    assert.deepEqual(answer, { id: 'c1', name: `Bearer ${token}` });
  }
});

test('CALL-3: a body is sent as JSON with the credential and its preconditions', async (t) => {
  const heard: unknown[] = [];
  const { url } = await league(t, (request, response) => {
    const { authorization, 'x-forwarded-for': from, 'content-type': type } = request.headers;
    let body = '';
    request.setEncoding('utf8').on('data', (part) => (body += part));
    request.on('end', () => {
      heard.push({ authorization, from, type, bound: request.headers['if-match'], body });
      response.writeHead(200).end('{"id":"s1"}');
    });
  });
  const api = createLeagueClient({ leagueUrl: url }, { token: 'dls_x', address: '192.0.2.7' });
  const answer = await api.updateSeason('s1', { name: 'Frühling' }, { ifMatch: '"v1"' });
  assert.deepEqual(answer, { kind: 'answer', data: { id: 's1' }, status: 200, etag: null });
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

test('CALL-3: a chunked answer arrives whole, and the connection is reused', async (t) => {
  const bytes = Buffer.from(JSON.stringify({ id: 'c1', name: 'Ødegård'.repeat(20_000) }));
  const { url, sockets } = await league(t, (_request, response) => {
    // Between the two bytes of one character.
    response.writeHead(200).write(bytes.subarray(0, 10));
    setImmediate(() => response.end(bytes.subarray(10)));
  });
  const api = createLeagueClient({ leagueUrl: url }, { token: 't' });
  for (let time = 0; time < 8; time++) {
    const { name } = await dataOrThrow(api.getClub());
    assert.equal(name, 'Ødegård'.repeat(20_000));
  }
  // An answer arrives before its connection is free, so the next call uses a second one.
  assert.ok(sockets.size <= 2, `${sockets.size} connections`);
});

const PROBLEM = {
  type: 'urn:league:problem:email_taken',
  code: 'email_taken',
  title: 'Another member has this email address',
  status: 409,
  request_id: 'r1',
} as const;

test('CALL-5: a refusal by the league keeps its code and is not reported as a failure', async (t) => {
  const { url } = await league(t, (_request, response) => {
    response.writeHead(409, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(PROBLEM));
  });
  const answer = await createLeagueClient({ leagueUrl: url }, { token: 't' }).getClub();
  const expected = { kind: 'refusal', status: 409, code: 'email_taken', problem: PROBLEM };
  assert.deepEqual(answer, expected);
});

test('CALL-5: no page can read data before it checks whether there is any', () => {
  const missing = (answer: LeagueAnswer<{ readonly id: string }>) => {
    // @ts-expect-error: a refusal has no data, and so no answer of both kinds has.
    const isMissing = answer.data === undefined;
    return isMissing;
  };
  assert.equal(missing({ kind: 'refusal', status: 409, code: 'x', problem: PROBLEM }), true);
});

test('CALL-5: any other response is a failure, and its status never means "not found"', async (t) => {
  const busy = { ...PROBLEM, type: 'urn:league:problem:rate_limited', code: 'rate_limited' };
  const rows: readonly (readonly [status: number, body: string, as: number])[] = [
    [502, '<h1>Bad gateway</h1>', 502],
    [503, JSON.stringify({ ...PROBLEM, code: 'unavailable' }), 503],
    [504, '', 504],
    [507, JSON.stringify({ ...PROBLEM, code: 'storage_full' }), 507],
    [500, JSON.stringify({ ...PROBLEM, code: 'internal_error' }), 500],
    [429, JSON.stringify(busy), 429],
    [408, JSON.stringify({ ...PROBLEM, code: 'request_timeout' }), 503],
    // These come from a server in between.
    [404, '<h1>No such host</h1>', 503],
    [403, '{"code":"blocked"}', 503],
    [401, '', 503],
    [301, '', 503],
    [200, '<h1>Welcome to the hotel</h1>', 503],
    [200, '', 503],
    [200, '{"id":"c1","na', 503],
    [200, '"ok"', 503],
    [200, '[]', 503],
    [200, 'null', 503],
    [200, '{"status":"ok"}', 503],
  ];
  let row = rows[0];
  const { url } = await league(t, (_request, response) => {
    response.writeHead(row?.[0] ?? 0).end(row?.[1]);
  });
  for (row of rows) {
    const [status, body, as] = row;
    await assert.rejects(
      createLeagueClient({ leagueUrl: url }, { token: 't' }).getClub(),
      (error) => error instanceof NoAnswer && error.status === as,
      `${status} ${body}`,
    );
  }
});

test('CALL-5: a list without rows is invalid, and so is a body where none is expected', async (t) => {
  let [status, body] = [200, '{"data":null,"next_cursor":null}'];
  const { url } = await league(t, (_request, response) => {
    response.writeHead(status).end(body);
  });
  const api = createLeagueClient({ leagueUrl: url }, { token: 't' });
  await assert.rejects(api.listMembers(), NoAnswer);
  [status, body] = [200, '<h1>Signed out of the hotel</h1>'];
  await assert.rejects(api.endSession(), NoAnswer);
  [status, body] = [204, ''];
  assert.equal((await api.endSession()).kind, 'answer');
});

test('CALL-5: if the league refuses the website key, a visitor sees that the league did not answer', async (t) => {
  const { url } = await league(t, (_request, response) => {
    const problem = { ...PROBLEM, type: 'urn:league:problem:x', code: 'invalid_credential' };
    response.writeHead(401).end(JSON.stringify({ ...problem, status: 401 }));
  });
  const own = createLeagueClient({ leagueUrl: url }, { token: 't', isOwnKey: true });
  await assert.rejects(own.getClub(), NoAnswer);
  const others = await createLeagueClient({ leagueUrl: url }, { token: 't' }).getClub();
  assert.equal(others.kind, 'refusal');
});

test('CALL-3: a truncated answer and a refused connection both count as a league that is away', async (t) => {
  const { url } = await league(t, (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"na');
    setImmediate(() => response.destroy());
  });
  const isAway = (error: unknown) => error instanceof NoAnswer && error.status === 503;
  await assert.rejects(createLeagueClient({ leagueUrl: url }, { token: 't' }).getClub(), isAway);
  const nobody = createLeagueClient({ leagueUrl: 'http://127.0.0.1:1' }, { token: 't' });
  await assert.rejects(nobody.getClub(), isAway);
});

test('CALL-3: a request times out after ten seconds', async (t) => {
  const timeout = new AbortController();
  const timer = t.mock.method(AbortSignal, 'timeout', () => timeout.signal);
  const asked = Promise.withResolvers<IncomingMessage>();
  const { url } = await league(t, (request, response) => {
    // Started but never finished.
    response.writeHead(200).write('{');
    asked.resolve(request);
  });
  const asking = createLeagueClient({ leagueUrl: url }, { token: 't' }).getClub();
  const refused = assert.rejects(asking, /TimeoutError at GET/);
  const { socket } = await asked.promise;
  assert.deepEqual(timer.mock.calls[0]?.arguments, [10_000]);
  assert.equal(socket.destroyed, false);
  timeout.abort(new DOMException('too long', 'TimeoutError'));
  await refused;
  if (!socket.destroyed) await new Promise((done) => void socket.once('close', done));
});
