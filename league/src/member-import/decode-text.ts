import { type CodePage, decodeAs } from './code-pages.ts';
import { makeReason, UnreadableSheet } from './reason.ts';
import { type Reading, listReadings } from './readings.ts';

export interface DecodedText {
  readonly page: CodePage;
  readonly text: string;
  /** False if nobody chose an encoding and the words do not show it: the coach must choose. */
  readonly isSure: boolean;
  /** Every possible reading, the likeliest first; only one if there is no doubt. */
  readonly readings: readonly Reading[];
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** With more empty characters, a file is not text; with fewer, lines are refused (IMP-14). */
const MAX_EMPTY_SHARE = 0.25;

/**
 * Uses the chosen encoding, or UTF-16 or UTF-8 if the bytes allow nothing else; otherwise a
 * single-byte one, by its words.
 * @throws UnreadableSheet if it is not text
 */
export function decodeText(bytes: Uint8Array, chosen: CodePage | null): DecodedText {
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    throw new UnreadableSheet(makeReason('file_is_workbook'));
  }
  const found = decodeBytes(bytes, chosen);
  const empty = found.text.split('\0').length - 1;
  if (empty <= found.text.length * MAX_EMPTY_SHARE) return found;
  throw new UnreadableSheet(makeReason('file_is_no_text'));
}

function decodeBytes(bytes: Uint8Array, chosen: CodePage | null): DecodedText {
  const plain = detectPage(bytes);
  if (plain !== null && (chosen === null || chosen === plain))
    return decodeWithOnePage(plain, bytes);
  const { readings, isSure } =
    plain === null ? listReadings(bytes) : { readings: [], isSure: true };
  if (chosen !== null) {
    const own = { page: chosen, text: decodeAs(chosen, bytes) };
    const others = readings.filter(({ text }) => text !== own.text);
    return { ...own, isSure: true, readings: [own, ...others] };
  }
  const [first] = readings;
  if (!first) throw new UnreadableSheet(makeReason('file_is_no_text'));
  return { ...first, isSure, readings };
}

function decodeWithOnePage(page: CodePage, bytes: Uint8Array): DecodedText {
  const reading = { page, text: decodeAs(page, bytes) };
  return { ...reading, isSure: true, readings: [reading] };
}

/** The encoding that the bytes themselves prove; null if any is possible. */
function detectPage(bytes: Uint8Array): CodePage | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  const wide = detectWidePage(bytes);
  if (wide !== null) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'UTF-8';
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: every other byte of plain letters is empty. */
function detectWidePage(bytes: Uint8Array): CodePage | null {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  const countEmpty = (from: 0 | 1) =>
    bytes.reduce((sum, byte, index) => sum + Number(byte === 0 && index % 2 === from), 0);
  const [high, low] = [countEmpty(0), countEmpty(1)];
  const isMost = (count: number, other: number) => count * 4 > bytes.length && other * 4 < count;
  if (isMost(low, high)) return 'UTF-16LE';
  return isMost(high, low) ? 'UTF-16BE' : null;
}
