import { readFields } from '@sealed-move/protocol/fields';

/*
 * A sealed frame holds 23 steps of 512 bytes of plaintext (GAME-13). Longer content, such as a
 * whole long game, is sent in parts, one frame each, in order.
 */

/** The most JSON that still fits into a frame with its envelope. */
export const BODY_BYTES = 11_700;
/** The most JSON in a frame that is sealed twice: four characters hold three bytes (INNER-7). */
export const INNER_BYTES = 8736;
/** Longest part to accept: apps from before frames were padded send longer parts than this one. */
const MAX_TEXT_LENGTH = 12_000;
/** The most parts of a text: more than any game needs. A peer that sends more is ignored. */
export const MAX_PARTS = 16;
const OVERHEAD_BYTES = 64;

export interface Part {
  readonly t: 'part';
  /** Identifies the text that the part belongs to. */
  readonly of: number;
  readonly index: number;
  readonly count: number;
  readonly text: string;
}

/** The parts of one text received so far; null if there are none. */
export type Assembly = {
  readonly of: number;
  readonly count: number;
  readonly texts: readonly string[];
} | null;

/**
 * @param json of a longer body
 * @param most bytes in one frame: `BODY_BYTES` or `INNER_BYTES`
 * @returns null if it would take too many parts
 */
export function toParts(json: string, of: number, most: number): readonly Part[] | null {
  const texts = splitIntoChunks(json, most - OVERHEAD_BYTES);
  if (texts.length > MAX_PARTS) return null;
  return texts.map((text, index) => ({ t: 'part', of, index, count: texts.length, text }));
}

/** Adds a part; `whole` is the text once all parts have arrived. */
export function takePart(
  assembly: Assembly,
  body: unknown,
): { readonly assembly: Assembly; readonly whole: string | null } {
  const part = readPart(body);
  if (part === null) return { assembly, whole: null };
  const { of, index, count, text } = part;
  const before = index === 0 ? { of, count, texts: [] } : assembly;
  const isNext = before?.of === of && before.count === count && before.texts.length === index;
  // Frames arrive in order: a gap means that the rest of the text was lost.
  if (!isNext) return { assembly: null, whole: null };
  const texts = [...before.texts, text];
  if (texts.length === count) return { assembly: null, whole: texts.join('') };
  return { assembly: { of, count, texts }, whole: null };
}

function readPart(body: unknown): Part | null {
  const { t, of, index, count, text } = readFields(body);
  if (t !== 'part' || typeof text !== 'string' || text.length > MAX_TEXT_LENGTH) return null;
  if (!isBelow(of, Infinity) || !isBelow(count, MAX_PARTS + 1) || !isBelow(index, count))
    return null;
  return { t, of, index, count, text };
}

function isBelow(value: unknown, limit: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < limit;
}

/** Splits a text into pieces of at most `mostBytes` each, as JSON strings. */
function splitIntoChunks(text: string, mostBytes: number): string[] {
  const found: string[] = [];
  let [start, end, bytes] = [0, 0, 0];
  for (const character of text) {
    const cost = countBytesInJson(character);
    if (bytes + cost > mostBytes) {
      found.push(text.slice(start, end));
      [start, bytes] = [end, 0];
    }
    end += character.length;
    bytes += cost;
  }
  return [...found, text.slice(start)];
}

/** An upper bound: a control character or a lone surrogate is escaped as six bytes. */
function countBytesInJson(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || (code >= 0xd800 && code < 0xe000)) return 6;
  if (character === '"' || character === '\\') return 2;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
