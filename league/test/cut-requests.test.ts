import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { test } from 'node:test';
import { BodyMemory } from 'service/body-memory';
import { findReadinessProblem } from '../src/http/readiness.ts';
import { createBodyMemory } from '../src/http/receive-json.ts';
import { addMembers, type InstalledClub, startClub } from './club.ts';
import type { Service } from './harness.ts';

const MAX_BODY_BYTES = 262_144;
const PATH = '/v1/matches/0190a8a0-0000-7000-8000-000000000000/claims';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';

/** A request in pieces; its client may hang up after each. */
interface CutRequest {
  readonly head: string;
  readonly pieces: readonly string[];
  /** The number of pieces the service needs before it answers. */
  readonly answeredAfter: number;
  readonly path?: string;
}

function chunk(bytes: number): string {
  return `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`;
}

const REQUESTS: Readonly<Record<string, CutRequest>> = {
  'no body': { head: '', pieces: [], answeredAfter: 0 },
  'JSON that is read': {
    head: `${JSON_TYPE}Content-Length: 2000\r\n`,
    pieces: [' '.repeat(1000), ' '.repeat(1000)],
    answeredAfter: 2,
  },
  'JSON that is read in chunks': {
    head: JSON_TYPE + CHUNKED,
    pieces: [chunk(1000), chunk(1000), '0\r\n\r\n'],
    answeredAfter: 3,
  },
  'JSON that the client asks to send': {
    head: `${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 2000\r\n`,
    pieces: [' '.repeat(1000), ' '.repeat(1000)],
    answeredAfter: 2,
  },
  'JSON that announces too much': {
    head: `${JSON_TYPE}Content-Length: 300000\r\n`,
    pieces: [' '.repeat(100_000), ' '.repeat(200_000)],
    answeredAfter: 0,
  },
  'JSON that becomes too much': {
    head: JSON_TYPE + CHUNKED,
    pieces: [chunk(200_000), chunk(100_000), '0\r\n\r\n'],
    answeredAfter: 2,
  },
  'too much JSON that the client asks to send': {
    head: `${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 300000\r\n`,
    pieces: [' '.repeat(300_000)],
    answeredAfter: 0,
  },
  text: {
    head: 'Content-Type: text/plain\r\nContent-Length: 200000\r\n',
    pieces: ['x'.repeat(100_000), 'x'.repeat(100_000)],
    answeredAfter: 0,
  },
  'text in chunks': {
    head: `Content-Type: text/plain\r\n${CHUNKED}`,
    pieces: [chunk(100_000), '0\r\n\r\n'],
    answeredAfter: 0,
  },
  'JSON in another charset': {
    head: `Content-Type: application/json; charset=latin1\r\nContent-Length: 2000\r\n`,
    pieces: [' '.repeat(1000), ' '.repeat(1000)],
    answeredAfter: 0,
  },
};

const CUTS: Readonly<Record<string, (socket: Socket) => unknown>> = {
  closes: (socket) => socket.destroy(),
  resets: (socket) => socket.resetAndDestroy(),
  'ends its side': (socket) => socket.end(),
};

interface Cut {
  readonly token: string;
  readonly request: CutRequest;
  /** The number of pieces sent before the client hangs up. */
  readonly sent: number;
  readonly hangUp: (socket: Socket) => unknown;
}

/** The service's end of a connection. */
async function acceptedFrom(server: Server, client: Socket): Promise<Socket> {
  const { promise, resolve } = Promise.withResolvers<Socket>();
  const waiting: Socket[] = [];
  const match = () => {
    const found = waiting.find(({ remotePort }) => remotePort === client.localPort);
    if (found !== undefined) resolve(found);
  };
  const onConnection = (socket: Socket) => {
    waiting.push(socket);
    match();
  };
  server.on('connection', onConnection);
  client.on('connect', match);
  const connection = await promise;
  server.off('connection', onConnection);
  return connection;
}

/** Sends some pieces, reads any answer due, hangs up, and waits for the service to notice. */
async function cutOff({ app }: Service, { token, request, sent, hangUp }: Cut): Promise<void> {
  const { port } = app.server.address() as AddressInfo;
  const client = connect({ host: '127.0.0.1', port });
  client.on('error', () => undefined);
  const connection = await acceptedFrom(app.server, client);
  const closed = new Promise((resolve) => connection.once('close', resolve));
  const start = `POST ${request.path ?? PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  client.write(`${start}${request.head}\r\n${request.pieces.slice(0, sent).join('')}`);
  if (sent >= request.answeredAfter) await once(client, 'data');
  hangUp(client);
  client.resume();
  await closed;
}

/** Sends the largest possible body, which needs all the room. */
async function needAllRoom({ call, admin }: InstalledClub): Promise<number> {
  return (await call('POST', PATH, { token: admin, body: '{}'.padEnd(MAX_BODY_BYTES) })).status;
}

test('LIM-7: a request frees its memory however it ends', async (t) => {
  const bodies = new BodyMemory(MAX_BODY_BYTES, MAX_BODY_BYTES);
  const club = await startClub(t, { bodies });
  const [member = ''] = await addMembers(club, 1);
  const tokens = { key: club.admin, session: await club.signIn(member), nobody: 'nonsense' };
  await club.app.listen({ host: '127.0.0.1', port: 0 });
  for (const [who, token] of Object.entries(tokens)) {
    for (const [what, request] of Object.entries(REQUESTS)) {
      for (let sent = 0; sent <= request.pieces.length; sent += 1) {
        for (const [how, hangUp] of Object.entries(CUTS)) {
          await cutOff(club, { token, request, sent, hangUp });
          const name = `${who} sends ${what}, ${sent} pieces, and ${how}`;
          assert.equal(await needAllRoom(club), 400, name);
        }
      }
    }
  }
});

test('LIM-7: forty refused requests lock nobody out, whatever length they announced', async (t) => {
  const club = await startClub(t);
  await club.app.listen({ host: '127.0.0.1', port: 0 });
  for (const what of ['JSON that announces too much', 'text'] as const) {
    const request = REQUESTS[what];
    assert.ok(request);
    const hangUp = (socket: Socket) => socket.destroy();
    for (let at = 0; at < 40; at += 1) {
      await cutOff(club, { token: club.admin, request, sent: 1, hangUp });
    }
  }
  const body = { display_name: 'Ann Lee' };
  assert.equal((await club.call('POST', '/v1/members', { token: club.admin, body })).status, 201);
});

test('IDE-1, SRV-12: a client that hangs up during its write blocks neither its key nor the queue', async (t) => {
  const club = await startClub(t);
  await club.app.listen({ host: '127.0.0.1', port: 0 });
  const body = JSON.stringify({ display_name: 'Ann Lee' });
  const requestOf = (key: string) => ({
    path: '/v1/members',
    head: `${JSON_TYPE}Idempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n`,
    pieces: [body],
    answeredAfter: Number.POSITIVE_INFINITY,
  });
  const keys = Array.from({ length: 40 }, (_, at) => `member-${at}`);
  await Promise.all(
    keys.map((key, at) => {
      const hangUp = at % 2 === 0 ? CUTS['closes'] : CUTS['resets'];
      assert.ok(hangUp);
      return cutOff(club, { token: club.admin, request: requestOf(key), sent: 1, hangUp });
    }),
  );
  for (const key of keys) {
    const headers = { 'idempotency-key': key };
    let status = 409;
    // While the first request is running, the service asks to try later.
    while (status === 409) {
      ({ status } = await club.call('POST', '/v1/members', { token: club.admin, body, headers }));
    }
    assert.equal(status, 201, key);
  }
});

test('OPS-2: the service is not ready while incoming bodies leave no room for a write', async (t) => {
  const bodies = createBodyMemory();
  const club = await startClub(t, { bodies });
  const parts = { database: club.database, bodies };
  const keys = await Promise.all(Array.from({ length: 8 }, () => club.keyWith('members:write')));
  await club.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = club.app.server.address() as AddressInfo;
  const sockets = keys.flatMap((key, which) =>
    // One body less than fits.
    Array.from({ length: which === 7 ? 31 : 32 }, () => halfSent(port, key)),
  );
  await Promise.all(sockets.map(({ asked }) => asked));
  assert.equal(await findReadinessProblem(parts), null);
  const last = halfSent(port, keys[7] ?? '');
  await last.asked;
  assert.equal(await findReadinessProblem(parts), 'bodies_full');
  const body = { display_name: 'Ann Lee' };
  const write = () => club.call('POST', '/v1/members', { token: club.admin, body });
  assert.equal((await write()).status, 429);
  for (const { socket } of [...sockets, last]) socket.destroy();
  while (bodies.isFull) await new Promise(setImmediate);
  assert.equal(await findReadinessProblem(parts), null);
  assert.equal((await write()).status, 201);
});

/** Sends only a head; `asked` resolves once the service asks for the body and so holds its room. */
function halfSent(port: number, key: string): { socket: Socket; asked: Promise<unknown> } {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  socket.write(
    `POST /v1/members HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${JSON_TYPE}` +
      `Expect: 100-continue\r\nContent-Length: ${MAX_BODY_BYTES}\r\n\r\n`,
  );
  return { socket, asked: once(socket, 'data') };
}
