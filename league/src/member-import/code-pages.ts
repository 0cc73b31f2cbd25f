/*
 * The ways in which programs write letters as bytes. Node decodes all but the one of DOS, which
 * old programs of clubs still write.
 */

export const CODE_PAGES = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
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
  'Shift_JIS',
  'GB18030',
  'Big5',
  'EUC-KR',
] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** Those in which each byte is a letter, so that any bytes can be read in each of them. */
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
] as const satisfies readonly CodePage[];

/** Other names by which people and programs call them, folded as `foldPage` does. */
const OTHER_NAMES: Readonly<Record<string, CodePage>> = {
  utf16: 'UTF-16LE',
  unicode: 'UTF-16LE',
  ansi: 'Windows-1252',
  cp1252: 'Windows-1252',
  iso88591: 'Windows-1252',
  latin1: 'Windows-1252',
  latin9: 'ISO-8859-15',
  cp1250: 'Windows-1250',
  latin2: 'ISO-8859-2',
  cp1254: 'Windows-1254',
  iso88599: 'Windows-1254',
  latin5: 'Windows-1254',
  cp1257: 'Windows-1257',
  macroman: 'Macintosh',
  mac: 'Macintosh',
  cp1251: 'Windows-1251',
  cp1253: 'Windows-1253',
  iso88597: 'Windows-1253',
  dos: 'CP850',
  ibm850: 'CP850',
  sjis: 'Shift_JIS',
  gbk: 'GB18030',
  gb2312: 'GB18030',
};

/** The code page that somebody names, or null. */
export function codePageNamed(name: string): CodePage | null {
  const folded = foldPage(name);
  return CODE_PAGES.find((page) => foldPage(page) === folded) ?? OTHER_NAMES[folded] ?? null;
}

function foldPage(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

/** As people know it: which half of a letter comes first is nothing to them. */
export function nameOfPage(page: CodePage): string {
  return page.replace(/^(UTF-16)[BL]E$/, '$1');
}

/** The upper half of CP850. */
const DOS_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** The bytes as text; what stands for no letter becomes U+FFFD. */
export function decodeAs(page: CodePage, bytes: Uint8Array): string {
  if (page !== 'CP850') return new TextDecoder(page).decode(bytes);
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u00FF]/g, (letter) => DOS_LETTERS[letter.charCodeAt(0) - 0x80] ?? '');
}

/** The bytes that a text has in a code page of single bytes; null where it has none there. */
export function encodeAs(page: (typeof BYTE_PAGES)[number], text: string): Uint8Array | null {
  const table = bytesOf(page);
  const bytes = Array.from(text, (letter) => table.get(letter));
  return bytes.includes(undefined)
    ? null
    : Uint8Array.from(bytes.filter((one) => one !== undefined));
}

const TABLES = new Map<CodePage, ReadonlyMap<string, number>>();

function bytesOf(page: CodePage): ReadonlyMap<string, number> {
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
