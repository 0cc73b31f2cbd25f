import { parse } from 'csv-parse/sync';
import { CommandError } from './terminal.ts';

export interface Row {
  /** The line of the file that it begins on; the heading is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly encoding: 'UTF-8' | 'Windows-1252';
  readonly delimiter: ',' | ';' | '\t';
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
  /** Lines that cannot be read as CSV at all. */
  readonly broken: readonly { readonly line: number; readonly reason: string }[];
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Reads a table as spreadsheets write it. @throws CommandError when there is no heading */
export function readSheet(bytes: Uint8Array): Sheet {
  const { text, encoding } = decode(bytes);
  if (text.includes('\0')) {
    throw new CommandError('The file is no CSV: save it as CSV in UTF-8, and read that.');
  }
  const delimiter = delimiterOf(text);
  const broken: { line: number; reason: string }[] = [];
  const records = parse(text, {
    delimiter,
    bom: true,
    raw: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) broken.push({ line: Number(error['lines']), reason: quoteReason(error.code) });
    },
  }) as unknown as { record: string[]; raw: string }[];
  const [first, ...rest] = withLines(text, records);
  if (!first || first.cells.every((cell) => cell === '')) {
    throw new CommandError('The file is empty: its first line must name the columns.');
  }
  const rows = rest.filter((row) => row.cells.some((cell) => cell !== ''));
  return { encoding, delimiter, headings: first.cells, rows, broken };
}

/**
 * UTF-8 where valid; else Windows-1252, as older spreadsheets save, in which every byte is a
 * letter.
 */
function decode(bytes: Uint8Array): { text: string; encoding: Sheet['encoding'] } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** The delimiter that the heading has most of, outside of quotes. */
function delimiterOf(text: string): Sheet['delimiter'] {
  const [heading = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** The line each record begins on, found by its text: the parser counts some line breaks twice. */
function withLines(
  text: string,
  records: readonly { readonly record: string[]; readonly raw: string }[],
): Row[] {
  let [line, from] = [1, 0];
  return records.map(({ record, raw }) => {
    const start = Math.max(text.indexOf(raw.trim(), from), from);
    line += text.slice(from, start).split(/\r\n|\r|\n/).length - 1;
    from = start;
    return { line, cells: record };
  });
}

function quoteReason(code: string): string {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'a quotation mark is opened and not closed'
    : 'its quotation marks cannot be read';
}
