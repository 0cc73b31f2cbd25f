import assert from 'node:assert/strict';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { makeTextFrame } from '../../fuzz/hostile.ts';
import { makeHandshakeAnswer } from '../../src/hosts/node/wire/handshake.ts';
import { FairScheduler } from '../../src/hosts/node/wire/fair-scheduler.ts';
import { CASES, EARLY, FRAGMENTS, MESSAGE_BYTES } from './cases.ts';
import { TestDuplex } from './duplex.ts';
import { createEchoServer, Echo } from './echo.ts';
import { byteByByte } from './mutate.ts';

const LIMITS = { messageBytes: MESSAGE_BYTES, fragments: FRAGMENTS };
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
/** Longer streams byte by byte show nothing new. */
const SHORT = 200;
/** Enough turns for everything that a stream causes. */
const TURNS = 12;

/** An echo that handles each message asynchronously, like the relay's joins. */
class SlowEcho extends Echo {
  readonly #thinks: () => Promise<void>;

  constructor(duplex: TestDuplex, thinks: () => Promise<void>, scheduler = new FairScheduler()) {
    super(duplex, scheduler, LIMITS);
    this.#thinks = thinks;
  }

  protected override onReceived(bytes: Buffer, start: number, end: number, isText: boolean): void {
    this.waitForDecision();
    void this.#decide(() => super.onReceived(bytes, start, end, isText));
  }

  async #decide(answer: () => void): Promise<void> {
    await this.#thinks();
    answer();
    this.goOn();
  }
}

class SlowNewcomer extends SlowEcho {
  protected override hasSeat = false;

  /** From now on, data comes from a seat. */
  sitDown(): void {
    this.hasSeat = true;
  }
}

/** The bytes a server sends in reply to a stream, and whether it then ends its side. */
interface ServerOutput {
  readonly bytes: string;
  readonly isEnded: boolean;
}

async function saidBy(
  serve: (duplex: TestDuplex) => void,
  parts: readonly Buffer[],
): Promise<ServerOutput> {
  const duplex = new TestDuplex();
  serve(duplex);
  for (const part of parts) {
    duplex.push(Buffer.from(part));
    await nextTurn();
  }
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
  const said = { bytes: duplex.written.toString('hex'), isEnded: duplex.isEnded };
  duplex.destroy();
  return said;
}

function byOurs(duplex: TestDuplex): void {
  duplex.write(makeHandshakeAnswer(KEY));
  new Echo(duplex, new FairScheduler(), LIMITS).start(Buffer.alloc(0));
}

const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  maxPayload: MESSAGE_BYTES,
  maxFragments: FRAGMENTS,
});

function byWs(duplex: TestDuplex): void {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  Object.assign(request.headers, {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': KEY,
  });
  server.handleUpgrade(request, duplex, Buffer.alloc(0), (socket) => {
    socket.on('message', (data: Buffer, isBinary) => socket.send(data, { binary: isBinary }));
    socket.on('error', () => undefined);
  });
}

test('FRAME-4, FRAME-5: a server sends the same bytes as ws, including handshake and close', async () => {
  for (const { name, bytes } of CASES) {
    const chunkings = bytes.length <= SHORT ? [[bytes], byteByByte(bytes)] : [[bytes]];
    for (const parts of chunkings) {
      const [ours, theirs] = await Promise.all([saidBy(byOurs, parts), saidBy(byWs, parts)]);
      assert.deepEqual(ours, theirs, `${name}, in ${parts.length} parts`);
    }
  }
});

test('CAP-11, FRAME-4: frames behind an undecided message wait, however they are split', async () => {
  const thinks = async () => {
    await nextTurn();
    await nextTurn();
  };
  for (const { name, bytes } of CASES) {
    const halves = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
    const chunkings = [[bytes], halves, ...(bytes.length <= SHORT ? [byteByByte(bytes)] : [])];
    for (const [index, parts] of chunkings.entries()) {
      const atOnce = await saidBy(byOurs, parts);
      for (const Slow of [SlowNewcomer, SlowEcho]) {
        const serve = (duplex: TestDuplex) => {
          duplex.write(makeHandshakeAnswer(KEY));
          new Slow(duplex, thinks).start(Buffer.alloc(0));
        };
        assert.deepEqual(await saidBy(serve, parts), atOnce, `${name}, chunking ${index}`);
      }
    }
  }
});

test('CAP-11: at most one chunk is read while a decision is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const duplex = new TestDuplex();
  new SlowNewcomer(duplex, () => promise).start(makeTextFrame('decide'));
  await nextTurn();
  assert.equal(duplex.isPaused(), false);
  for (let count = 0; count < 3; count++) {
    duplex.push(makeTextFrame(`${count}`));
    await nextTurn();
  }
  assert.equal(duplex.isPaused(), true);
  assert.equal(duplex.readableLength, 2 * makeTextFrame('0').length);
  resolve();
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
  assert.equal(duplex.written.toString('latin1'), '\x81\x06decide\x81\x010\x81\x011\x81\x012');
  assert.equal(duplex.isPaused(), false);
});

test('CAP-9, CAP-10: a player with a seat does not wait behind newcomers', async () => {
  const scheduler = new FairScheduler();
  const { promise, resolve } = Promise.withResolvers<void>();
  const duplex = new TestDuplex();
  const player = new SlowNewcomer(duplex, () => promise, scheduler);
  player.start(makeTextFrame('join'));
  await nextTurn();
  for (let count = 0; count < 200; count++) {
    scheduler.addUnseated({ node: null, process: () => undefined });
  }
  // More than is read in one turn.
  duplex.push(Buffer.concat(Array.from({ length: 4 }, () => makeTextFrame('x'.repeat(1000)))));
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  player.sitDown();
  resolve();
  await nextTurn();
  assert.equal(duplex.written.toString('latin1').match(/x{1000}/g)?.length, 4);
  assert.ok(scheduler.unseatedCount > 100);
});

test('FRAME-6: invalid UTF-8 closes the socket with 1007 at once', async () => {
  for (const { name, bytes } of EARLY) {
    const { bytes: said, isEnded } = await saidBy(byOurs, [bytes]);
    assert.match(said, /880203ef$/, name);
    assert.ok(isEnded, name);
  }
});

test('FRAME-5: messages up to 16 MiB, in any fragments, come back unchanged from the echo server', async (t) => {
  const echo = createEchoServer({ messageBytes: 2 ** 24, fragments: Infinity });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  t.after(() => echo.close());
  const { port } = echo.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  client.on('error', () => undefined);
  t.after(() => client.terminate());
  await once(client, 'open');
  for (const length of [0, 125, 126, 65_535, 65_536, 600_000, 2 ** 24]) {
    const message = Buffer.alloc(length, 'añ€'); // six bytes
    const isText = length % 6 === 0;
    const echoed = once(client, 'message');
    client.send(message, { binary: !isText });
    const [data, isBinary] = (await echoed) as [Buffer, boolean];
    assert.ok(data.equals(message), `${length} bytes`);
    assert.equal(isBinary, !isText);
  }
  const echoed = once(client, 'message');
  for (const part of ['in ', 'some ', '']) client.send(part, { fin: false });
  client.send('fragments', { fin: true });
  assert.equal(String((await echoed)[0]), 'in some fragments');
  client.close(4321, 'enough');
  const [code, reason] = (await once(client, 'close')) as [number, Buffer];
  assert.deepEqual([code, String(reason)], [4321, 'enough']);
});
