import assert from 'node:assert/strict';
import { type Events, readByOurs, readByWs } from './readers.ts';

const NOT_UTF8 = 'failure 1007';
const CONTINUATION = 0;
const TEXT = 1;

/**
 * Holds the relay's reader to what `ws` makes of the same bytes. It may only be sooner: text that
 * cannot become UTF-8 any more is refused before its message has ended, which `ws` waits for.
 * @param parts the same bytes, as they arrive
 */
export async function assertAlike(bytes: Buffer, parts: readonly Buffer[]): Promise<void> {
  const theirs = await readByWs([bytes]);
  const ours = readByOurs(parts);
  if (isSame(ours, theirs)) return;
  const before = ours.slice(0, -1);
  const isSooner = ours.at(-1) === NOT_UTF8 && isSame(before, theirs.slice(0, before.length));
  const what = `${bytes.toString('hex')} in ${parts.map(({ length }) => length).join(', ')}`;
  assert.ok(
    isSooner && hasBrokenText(bytes, before.length),
    `${what}: ${ours.join(', ')} and not ${theirs.join(', ')}`,
  );
}

function isSame(one: Events, other: Events): boolean {
  return one.length === other.length && one.every((event, index) => event === other[index]);
}

/**
 * Whether the message in progress after this many events has text that cannot go on. It reads as
 * plainly as can be, and relies on frames that are right so far.
 */
function hasBrokenText(bytes: Buffer, events: number): boolean {
  let [at, told] = [0, 0];
  let isText = false;
  let decoder = newDecoder();
  while (at + 2 <= bytes.length) {
    const first = bytes[at] ?? 0;
    const short = (bytes[at + 1] ?? 0) & 127;
    const size = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (at + size + 4 > bytes.length) return false;
    const length =
      size === 2 ? short : bytes.readUIntBE(at + (size === 4 ? 2 : 4), size === 4 ? 2 : 6);
    const key = bytes.subarray(at + size, at + size + 4);
    const from = at + size + 4;
    const payload = bytes
      .subarray(from, from + length)
      .map((byte, index) => byte ^ (key[index % 4] ?? 0));
    const opcode = first & 15;
    if (opcode === TEXT) [isText, decoder] = [true, newDecoder()];
    else if (opcode !== CONTINUATION && opcode < 8) isText = false;
    if (opcode < 8 && isText) {
      try {
        decoder.decode(payload, { stream: true });
      } catch {
        return told === events;
      }
    }
    if (opcode >= 8 || first >= 0x80) told += 1;
    at = from + length;
  }
  return false;
}

function newDecoder(): TextDecoder {
  return new TextDecoder('utf-8', { fatal: true });
}
