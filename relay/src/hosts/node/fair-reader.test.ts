import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAdmissionQueue } from './admission-queue.ts';
import { FairReader } from './fair-reader.ts';

/** More than is read in one turn. */
const LARGE = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));

/** A socket whose pieces are written down by name. */
function open(
  reader: FairReader,
  name: string,
  heard: string[],
  { most = Infinity, isSeated = true } = {},
) {
  const socket = new PassThrough();
  const pieces: Buffer[] = [];
  const read = () => Buffer.concat(pieces);
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    heard.push(name);
  });
  reader.attach(socket, { isSeated: () => isSeated, isDeaf: () => read().length >= most });
  return { socket, read };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn();
}

test('CAP-10: what is large is read in order and whole, and what comes meanwhile after it', async () => {
  const { socket, read } = open(new FairReader(createAdmissionQueue()), 'one', []);
  socket.write(LARGE);
  socket.write('and the end');
  assert.ok(socket.isPaused(), 'the sender waits meanwhile');
  await turns(50);
  assert.ok(!socket.isPaused());
  assert.deepEqual(read(), Buffer.concat([LARGE, Buffer.from('and the end')]));
});

test('CAP-10: while much comes in on some sockets, what is short on another does not wait', async () => {
  const heard: string[] = [];
  const reader = new FairReader(createAdmissionQueue());
  const [first, second, quiet] = ['first', 'second', 'quiet'].map((name) =>
    open(reader, name, heard),
  );
  first?.socket.write(LARGE);
  second?.socket.write(LARGE);
  await turns(2);
  const before = heard.length;
  quiet?.socket.write('short');
  await turns(2);
  const place = heard.slice(before).indexOf('quiet');
  assert.ok(place >= 0 && place <= 16, 'it came, and before the rest of them');
  assert.ok(before > 0 && before <= 24);
  await turns(50);
  for (const one of [first, second]) assert.deepEqual(one?.read(), LARGE);
  // Neither of the two waits for all of the other.
  assert.ok(heard.indexOf('second') < heard.lastIndexOf('first'));
});

test('CAP-2: a flood is read no further than to where it is closed', async () => {
  const { socket, read } = open(new FairReader(createAdmissionQueue()), 'flood', [], {
    most: 5000,
  });
  socket.write(LARGE);
  await turns(50);
  assert.equal(read().length, 6144);
  socket.resume();
  socket.write('more');
  await turns(5);
  assert.equal(read().length, 6144);
});

test('ROOM-6: what a socket sent before it went is read whole and in order', async () => {
  const { socket, read } = open(new FairReader(createAdmissionQueue()), 'one', []);
  socket.write(LARGE);
  await turns(1);
  assert.ok(read().length < LARGE.length);
  socket.destroy();
  await turns(3);
  assert.deepEqual(read(), LARGE);
});

test('CAP-10: what is short waits at the door where nobody plays, two sockets at a time', async () => {
  const heard: string[] = [];
  const reader = new FairReader(createAdmissionQueue());
  for (const name of ['first', 'second', 'third'])
    open(reader, name, heard, { isSeated: false }).socket.write('short');
  open(reader, 'player', heard).socket.write('short');
  assert.deepEqual(heard, ['first', 'second', 'player']);
  await turns(2);
  assert.deepEqual(heard, ['first', 'second', 'player', 'third']);
});

test('ROOM-6: what a socket sent before its end is read before it, also where it waits', async () => {
  const heard: string[] = [];
  const reader = new FairReader(createAdmissionQueue());
  const names = ['first', 'second', 'third', 'player'];
  for (const name of names) {
    const { socket } = open(reader, name, heard, { isSeated: name === 'player' });
    socket.on('end', () => heard.push(`${name} ended`));
    socket.end(name === 'player' ? LARGE : 'short');
  }
  await turns(60);
  for (const name of names) {
    const [first, last] = [heard.indexOf(name), heard.lastIndexOf(name)];
    assert.ok(first >= 0 && heard.indexOf(`${name} ended`) > last, name);
  }
  assert.equal(heard.filter((one) => one === 'player').length, Math.ceil(LARGE.length / 2048));
});
