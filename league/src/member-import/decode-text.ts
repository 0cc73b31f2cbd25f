import { because, UnreadableSheet } from './reason.ts';

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const ZIP = [0x50, 0x4b];

/**
 * Text as spreadsheets save it: UTF-16 where its mark says so, UTF-8 where it is that; else what
 * older ones save, in which every byte is a letter.
 *
 * @throws UnreadableSheet for what is no text
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    throw new UnreadableSheet(because('file_is_workbook'));
  }
  const found = decode(bytes);
  if (!found.text.includes('\0')) return found;
  throw new UnreadableSheet(because('file_is_no_text'));
}

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: as('utf-16le', bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: as('utf-16be', bytes), encoding: 'UTF-16' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8' };
  } catch {
    return { text: as('windows-1252', bytes), encoding: 'Windows-1252' };
  }
}

function as(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
