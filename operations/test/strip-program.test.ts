import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { stripProgram } from '../archive/strip-program.ts';

/** A 64-bit little-endian ELF file with two segments, followed by a table of sections. */
function makeProgram(): Buffer {
  const bytes = Buffer.alloc(600, 7);
  bytes.fill(0, 0, 64 + 2 * 56);
  bytes.write('\x7fELF\x02\x01', 'latin1');
  bytes.writeBigUInt64LE(64n, 0x20);
  bytes.writeBigUInt64LE(500n, 0x28);
  bytes.writeUInt16LE(56, 0x36);
  bytes.writeUInt16LE(2, 0x38);
  bytes.writeUInt16LE(3, 0x3c);
  bytes.writeUInt16LE(2, 0x3e);
  // The item that ends last need not be listed last.
  for (const [index, [offset, size]] of [
    [300n, 100n],
    [0n, 300n],
  ].entries()) {
    bytes.writeBigUInt64LE(offset ?? 0n, 64 + index * 56 + 0x08);
    bytes.writeBigUInt64LE(size ?? 0n, 64 + index * 56 + 0x20);
  }
  return bytes;
}

test('REL-11: a program loses everything after its loaded segments, on any architecture', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'club-strip-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const whole = makeProgram();
  writeFileSync(from, whole);
  stripProgram(from, to);
  const stripped = readFileSync(to);
  assert.equal(stripped.length, 400);
  assert.deepEqual(
    [stripped.readBigUInt64LE(0x28), stripped.readUInt16LE(0x3c), stripped.readUInt16LE(0x3e)],
    [0n, 0, 0],
  );
  assert.deepEqual(stripped.subarray(64), whole.subarray(64, 400));
  assert.equal(statSync(to).mode & 0o777, 0o755);
  for (const [place, byte] of [
    [0, 0],
    [4, 1],
    [5, 2],
  ] as const) {
    const other = makeProgram();
    other[place] = byte;
    writeFileSync(from, other);
    assert.throws(() => stripProgram(from, to), /is not a 64-bit Linux program/);
  }
});
