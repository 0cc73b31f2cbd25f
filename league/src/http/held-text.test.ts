import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { HeldText } from './held-text.ts';

const MIB = 1024 * 1024;

function held(texts: Iterable<string>): HeldText {
  const text = new HeldText();
  for (const one of texts) text.write(one);
  text.end();
  return text;
}

/** Copied: none of them stays longer than until the next. */
const sent = (text: HeldText) => Array.from(text.chunks(), (bytes) => Buffer.from(bytes));
const whole = (text: HeldText) => Buffer.concat(sent(text)).toString();

test('SRV-13: what goes out is what was written, as often as it is asked for', () => {
  const piece = fc.tuple(fc.string({ unit: 'grapheme' }), fc.nat({ max: 200_000 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const texts = pieces.map(([one, times]) => one.repeat(Math.min(times, 400_000 / one.length)));
      const told: Buffer[] = [];
      const text = new HeldText((bytes) => told.push(Buffer.from(bytes)));
      for (const one of texts) text.write(one);
      text.end();
      assert.equal(whole(text), texts.join(''));
      assert.equal(whole(text), Buffer.concat(told).toString());
      assert.equal(text.length, Buffer.byteLength(texts.join('')));
      const lengths = sent(text).map(({ length }) => length);
      assert.ok(lengths.every((length) => length > 0));
      assert.deepEqual(
        text.held.map(({ length }) => length),
        lengths,
      );
    }),
    { numRuns: 40 },
  );
});

test('SRV-15, API-8: what follows the first MiB takes a part of its length, and what it takes is told', () => {
  const row = (index: number) =>
    `{"id":"${index}","rank":${index % 9},"sentence":"level on points"},`;
  const texts = (count: number) => Array.from({ length: count }, (_, index) => row(index));
  const short = held(texts(15_000));
  assert.ok(short.length > MIB / 2 && short.length < MIB);
  assert.equal(short.size, short.length);
  const long = held(texts(200_000));
  assert.ok(long.length > 10 * MIB);
  assert.ok(long.size > MIB && long.size < 2 * MIB, String(long.size));
  assert.equal(whole(long), texts(200_000).join(''));
});

test('SRV-13, SRV-15: what is held goes on in another text as it is, and is told like the rest of it', () => {
  const row = (index: number) => `{"id":"${index}","name":"Zoë"},`;
  const rows = Array.from({ length: 100_000 }, (_, index) => row(index));
  const list = held(rows);
  assert.deepEqual([...new Set(list.held.map(({ isPacked }) => isPacked))], [false, true]);
  const told: Buffer[] = [];
  const text = new HeldText((bytes) => told.push(Buffer.from(bytes)));
  const before = 'x'.repeat(2 * MIB);
  text.write(before);
  text.write('y');
  for (const chunk of list.held) text.add(chunk);
  text.write('z');
  text.end();
  const all = `${before}y${rows.join('')}z`;
  assert.equal(whole(text), all);
  assert.equal(Buffer.concat(told).toString(), all);
  assert.equal(text.length, Buffer.byteLength(all));
  // What was not packed there has to be here, and what was is the same memory.
  const [first, ...others] = text.held;
  assert.equal(first?.isPacked, false);
  assert.ok(others.every(({ isPacked }) => isPacked));
  const last = list.held.findLast(({ isPacked }) => isPacked);
  assert.ok(last !== undefined && text.held.includes(last));
});

test('SRV-13: texts that are written at the same time do not get in each other’s way', () => {
  const which = fc.nat({ max: 4 });
  const piece = fc.tuple(which, fc.constantFrom('a', 'é', '漢', '🎾'), fc.nat({ max: 30_000 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      const texts = Array.from({ length: 5 }, (_, index) => new HeldText(undefined, index * MIB));
      const wanted = texts.map(() => '');
      for (const [index, one, times] of pieces) {
        texts[index]?.write(one.repeat(times));
        wanted[index] += one.repeat(times);
      }
      for (const text of texts) text.end();
      assert.ok(texts.every((text, index) => whole(text) === wanted[index]));
    }),
    { numRuns: 40 },
  );
});

test('SRV-13: what was not held yet is given away, and goes on elsewhere with what follows', () => {
  const [most, more] = [256 * 1024 - 1, 600 * 1024];
  for (const lengths of [[], [1], [20_000], [20_000, 1], [most], [most, 1], [more, 70_000, 5]]) {
    const texts = lengths.map((length, index) => '漢é'[index % 2]?.repeat(length) ?? '');
    const list = new HeldText(undefined, 0);
    for (const one of texts) list.write(one);
    const other = new HeldText();
    other.write('[');
    for (const part of list.held) other.add(part);
    for (const part of list.rest()) {
      if (typeof part === 'string') other.write(part);
      else other.add(part);
    }
    other.write(']');
    other.end();
    assert.ok(whole(other) === `[${texts.join('')}]`, String(lengths));
    assert.deepEqual([...list.rest()], []);
    list.write('more');
    assert.deepEqual([...list.rest()], ['more']);
  }
});

test('SRV-13: plain parts of any length go on in a text', () => {
  const parts = [1, 20_000, 256 * 1024, 3, 600 * 1024, 4].map((length, index) => {
    const bytes = Buffer.alloc(length, String(index));
    return { bytes, isPacked: false, length };
  });
  // The last waits, and finds no room beside what was gathered before it.
  const crowded = ['漢'.repeat(20_000), '漢'.repeat(160_000)];
  for (const before of [[], ['x'.repeat(100)], ['x'.repeat(256 * 1024 - 1)], crowded]) {
    const told: Buffer[] = [];
    const text = new HeldText((bytes) => told.push(Buffer.from(bytes)));
    for (const one of before) text.write(one);
    for (const part of parts) text.add(part);
    text.end();
    const all = before.join('') + parts.map(({ bytes }) => bytes.toString()).join('');
    assert.ok(whole(text) === all && Buffer.concat(told).toString() === all);
    const lengths = text.held.map(({ length }) => length);
    assert.deepEqual(lengths.slice(-3), [3, 600 * 1024, 4]);
  }
});

test('SRV-15: the memory of what was unpacked to go out, or to go on, is given back at once', () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => `{"id":"${index}","name":"Ann"},`);
  const text = held(rows);
  const packed = text.held.map(({ isPacked }) => isPacked);
  assert.deepEqual([...new Set(packed)], [false, true]);
  const lent = [...text.chunks()];
  // The last may be so short that it stands in the memory that Node shares out.
  for (const [index, bytes] of lent.slice(0, -1).entries()) {
    assert.equal(bytes.length === 0, packed[index], `chunk ${index}`);
  }
  assert.equal(whole(text), rows.join(''));
  const told: Buffer[] = [];
  const other = new HeldText((bytes) => told.push(bytes), 0);
  for (const chunk of text.held) other.add(chunk);
  assert.ok(told.slice(0, -1).every(({ length }, index) => length === 0 || !packed[index]));
  assert.equal(whole(other), rows.join(''));
  // Chunks of a few characters, and memory that others use as well: nothing of theirs is lost.
  const others = Array.from({ length: 200 }, (_, index) => Buffer.from(`another text ${index}`));
  const short = new HeldText(undefined, 0);
  for (let index = 0; index < 50; index++) {
    short.write(`short ${index},`);
    short.end();
  }
  assert.equal(whole(short), Array.from({ length: 50 }, (_, index) => `short ${index},`).join(''));
  for (const [index, bytes] of others.entries()) {
    assert.equal(bytes.toString(), `another text ${index}`);
  }
});

test('SRV-13: a text is one chunk or several, none of them much longer than 256 KiB', () => {
  assert.equal(held([]).only, null);
  assert.equal(whole(held([])), '');
  assert.equal(held(['short', '']).only?.toString(), 'short');
  const [most, more] = [256 * 1024, 256 * 1024 + 1];
  assert.equal(held(['x'.repeat(most - 1), 'x']).only?.length, most);
  assert.equal(held(['x'.repeat(most), 'x']).only, null);
  const chunks = sent(held(Array.from({ length: 40 }, () => 'x'.repeat(more / 7))));
  assert.ok(chunks.length > 1 && chunks.every(({ length }) => length < more + more / 7));
});
