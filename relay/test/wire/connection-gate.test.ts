import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { test, type TestContext } from 'node:test';
import { text } from 'node:stream/consumers';
import { ConnectionGate } from '../../src/hosts/node/wire/connection-gate.ts';
import { FairScheduler } from '../../src/hosts/node/wire/fair-scheduler.ts';

const CROWD = 20;
const SILENT_MS = 60_000;
/** The limit of the rule; at the very beginning, twice as many may be served. */
const MAX_CONCURRENT = 4;

type RequestHandler = (from: IncomingMessage, to: ServerResponse) => void;

async function serve(t: TestContext, answer: RequestHandler, silentMs = SILENT_MS) {
  const { open } = await startGate(t, answer, silentMs);
  return open;
}

async function startGate(t: TestContext, answer: RequestHandler, silentMs = SILENT_MS) {
  const http = createServer(answer);
  let told = 0;
  const onSilent = (one: Socket) => {
    told += 1;
    one.end('408');
  };
  const gate = new ConnectionGate(http, { scheduler: new FairScheduler(), silentMs, onSilent });
  const { server } = gate;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    http.close();
  });
  const open = async () => {
    const taken = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await taken;
    return socket;
  };
  return { gate, open, told: () => told };
}

test('CAP-9: a connected crowd that sends together is read a few at a time', async (t) => {
  const readIn = new Map<number, number>();
  const open = await serve(t, (_, to) => {
    const turn = performance.nodeTiming.uvMetricsInfo.loopCount;
    readIn.set(turn, (readIn.get(turn) ?? 0) + 1);
    to.end('read');
  });
  const crowd: Socket[] = [];
  while (crowd.length < CROWD) crowd.push(await open());
  for (const socket of crowd)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const answers = await Promise.all(crowd.map((socket) => text(socket)));
  for (const answer of answers) assert.match(answer, /^HTTP\/1.1 200 OK\r\n[^]*read/);
  assert.ok(Math.max(...readIn.values()) <= 2 * MAX_CONCURRENT, [...readIn.values()].join(', '));
});

test('CAP-9: split and multiple requests are read whole and in order', async (t) => {
  const asked: string[] = [];
  const open = await serve(t, (from, to) => {
    asked.push(from.url ?? '');
    to.end('read');
  });
  const socket = await open();
  const answers = text(socket);
  socket.write('GET /first HT');
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.write('TP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.write('GET /third HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  assert.equal((await answers).match(/read/g)?.length, 3);
  assert.deepEqual(asked, ['/first', '/second', '/third']);
});

test('CAP-9: a client that asks and ends at once is answered even if it has to wait', async (t) => {
  const open = await serve(t, (_, to) => void to.end('read'));
  const crowd: Socket[] = [];
  while (crowd.length < CROWD) crowd.push(await open());
  for (const socket of crowd) socket.end('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const answers = await Promise.all(crowd.map((socket) => text(socket)));
  for (const answer of answers) assert.match(answer, /read/);
});

test('CAP-9: a client that asks for much and reads late harms nobody, and gets it all', async (t) => {
  const [length, times] = [50_000, 400];
  const open = await serve(t, (_, to) => void to.end(Buffer.alloc(length, 'x')));
  const socket = await open();
  const [request, last] = ['', 'Connection: close\r\n'].map(
    (header) => `GET / HTTP/1.1\r\nHost: a\r\n${header}\r\n`,
  );
  assert.ok(request && last);
  for (let part = 0; part < 4; part++) {
    socket.write(request.repeat(times / 4));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  socket.write(last);
  const heard = await text(socket);
  assert.equal(heard.match(/xx+/g)?.join('').length, length * (times + 1));
});

test('INFO-6: each silent client gets 408, in order, and one that has spoken does not', async (t) => {
  const open = await serve(t, (_, to) => void to.end('read'), 600);
  const order: string[] = [];
  /** Says nothing. */
  const silence = async (name: string) => {
    assert.equal(await text(await open()), '408');
    order.push(name);
  };
  const first = silence('first');
  const speaker = await open();
  const answer = text(speaker);
  // The rest of its request arrives after the others got their error, long after its own time.
  speaker.write('GET / HTTP/1.1\r\n');
  await Promise.all([first, silence('second')]);
  speaker.write('Host: a\r\nConnection: close\r\n\r\n');
  assert.match(await answer, /^HTTP\/1\.1 200 OK\r\n[^]*read/);
  // The same holds for one that comes after a pause.
  await silence('third');
  assert.deepEqual(order, ['first', 'second', 'third']);
});

test('HOST-3: a waiting client is cut off, and an admitted one is answered', async (t) => {
  const asked = Promise.withResolvers<ServerResponse>();
  const { gate, open } = await startGate(t, (_, to) => asked.resolve(to));
  const [outside, inside] = [await open(), await open()];
  const heard = text(inside);
  inside.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const answer = await asked.promise;
  gate.cutAll();
  assert.equal(await text(outside), '');
  answer.end('read');
  assert.match(await heard, /^HTTP\/1\.1 200 OK\r\n[^]*read/);
});

test('INFO-6: a client that left by itself is told nothing', async (t) => {
  const { open, told } = await startGate(t, () => undefined, 300);
  const gone = await open();
  gone.resetAndDestroy();
  assert.equal(await text(await open()), '408');
  assert.equal(told(), 1);
});
