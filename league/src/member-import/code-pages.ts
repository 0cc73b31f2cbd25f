import { indexWords } from './word-table.ts';

/** Encodings with one byte per character, in which any bytes can be read. */
export const BYTE_PAGES = [
  'Windows-1252',
  'ISO-8859-15',
  'Windows-1250',
  'ISO-8859-2',
  'Windows-1254',
  'Windows-1257',
  'Macintosh',
  'CP850',
  'Windows-1251',
  'KOI8-R',
  'Windows-1253',
] as const;

/** Node decodes all of these but the DOS one, which old club programs still write. */
export const CODE_PAGES = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
  ...BYTE_PAGES,
  'Shift_JIS',
  'GB18030',
  'Big5',
  'EUC-KR',
] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** Other names that people and programs use for these encodings, folded by `foldPage`. */
const OTHER_NAMES = indexWords<CodePage>({
  'UTF-16LE': 'utf16 unicode',
  'Windows-1252': 'ansi cp1252 iso88591 latin1',
  'ISO-8859-15': 'latin9',
  'Windows-1250': 'cp1250',
  'ISO-8859-2': 'latin2',
  'Windows-1254': 'cp1254 iso88599 latin5',
  'Windows-1257': 'cp1257',
  Macintosh: 'macroman mac',
  'Windows-1251': 'cp1251',
  'Windows-1253': 'cp1253 iso88597',
  CP850: 'dos ibm850',
  Shift_JIS: 'sjis',
  GB18030: 'gbk gb2312',
});

export function findCodePage(name: string): CodePage | null {
  const folded = foldPage(name);
  return CODE_PAGES.find((page) => foldPage(page) === folded) ?? OTHER_NAMES.get(folded) ?? null;
}

function foldPage(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

/** The name people know; endianness means nothing to them. */
export function getPageName(page: CodePage): string {
  return page.replace(/^(UTF-16)[BL]E$/, '$1');
}

const DOS_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Decodes the bytes; unknown ones become U+FFFD. */
export function decodeAs(page: CodePage, bytes: Uint8Array): string {
  if (page !== 'CP850') return new TextDecoder(page).decode(bytes);
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u00FF]/g, (letter) => DOS_LETTERS[letter.charCodeAt(0) - 0x80] ?? '');
}

/** The bytes of a text in a single-byte encoding; null if it cannot express the text. */
export function encodeAs(page: (typeof BYTE_PAGES)[number], text: string): Uint8Array | null {
  const table = loadByteTable(page);
  const bytes = Array.from(text, (letter) => table.get(letter));
  return bytes.includes(undefined)
    ? null
    : Uint8Array.from(bytes.filter((one) => one !== undefined));
}

const TABLES = new Map<CodePage, ReadonlyMap<string, number>>();

function loadByteTable(page: CodePage): ReadonlyMap<string, number> {
  const known = TABLES.get(page);
  if (known) return known;
  const letters = decodeAs(
    page,
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  const table = new Map(Array.from(letters, (letter, byte) => [letter, byte]));
  table.delete('\uFFFD');
  TABLES.set(page, table);
  return table;
}
