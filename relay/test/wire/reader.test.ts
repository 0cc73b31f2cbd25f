import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '../../fuzz/chance.ts';
import { type Case, CASES, EARLY } from './cases.ts';
import { assertAlike } from './compare.ts';
import { arriving, byteByByte, mutatedStream } from './mutate.ts';
import { type Events, readByOurs, readByWs } from './readers.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const COUNT = 20_000;
/** Longer streams are cut only where a frame or header begins or ends. */
const SHORT = 400;
const EDGES = 24;
/** The amount read in one turn. */
const PIECE = 2048;

/** In the notation of the cases: lengths for payloads, and the code of a close. */
function told(events: Events): string[] {
  return events.map((event) => {
    const [kind = '', payload = ''] = event.split(' ');
    if (kind === 'failure' || kind === 'pong') return event;
    if (kind !== 'close') return `${kind} ${payload.length / 2}`;
    return payload === '' ? 'close' : `close ${Number.parseInt(payload.slice(0, 4), 16)}`;
  });
}

function splits({ length }: Buffer): number[] {
  const all = Array.from({ length: length + 1 }, (_, at) => at);
  return length <= SHORT ? all : [...all.slice(0, EDGES), ...all.slice(-EDGES), length >> 1];
}

/** Checks that the outcome does not depend on how the bytes arrive. */
function assertInEachChunking({ name, bytes }: Case): void {
  const whole = readByOurs([bytes]);
  const same = (parts: readonly Buffer[], how: string, piece?: number) =>
    assert.deepEqual(readByOurs(parts, piece), whole, `${name}, ${how}`);
  same(byteByByte(bytes), 'byte by byte');
  for (const piece of [1, 7, PIECE]) same([bytes], `in turns of ${piece}`, piece);
  for (const at of splits(bytes)) {
    same([bytes.subarray(0, at), bytes.subarray(at)], `cut at ${at}`);
  }
}

test('FRAME-5: each case of the RFC gives the result of its section, and that of ws', async () => {
  for (const one of CASES) {
    const theirs = await readByWs([one.bytes]);
    const ours = readByOurs([one.bytes]);
    assert.deepEqual(told(ours), one.read, `${one.section}: ${one.name}`);
    assert.deepEqual(ours, theirs, `${one.section}: ${one.name}`);
  }
});

test('FRAME-5: each case gives the same result however it is split', () => {
  for (const one of [...CASES, ...EARLY]) assertInEachChunking(one);
});

test('FRAME-6: text that can no longer become UTF-8 is refused before its message ends', async () => {
  for (const one of EARLY) {
    assert.deepEqual(told(readByOurs([one.bytes])), one.read, one.name);
    assert.deepEqual(await readByWs([one.bytes]), [], 'ws waits for the end');
  }
});

test(`FRAME-5: ${COUNT} slightly malformed streams are read as ws reads them (seed ${SEED})`, async () => {
  const chance = new Chance(SEED);
  for (let count = 0; count < COUNT; count++) {
    const bytes = mutatedStream(chance);
    await assertAlike(bytes, arriving(bytes, chance));
  }
});
