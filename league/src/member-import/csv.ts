import { parse } from 'csv-parse/sync';
import { type CodePage, getPageName } from './code-pages.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { makeReason, type Reason, UnreadableSheet } from './reason.ts';

export interface Row {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly encoding: string;
  readonly decoded: DecodedText;
  readonly delimiter: Delimiter;
  /** Every row that is not blank, including those above the headings. */
  readonly rows: readonly Row[];
  readonly broken: readonly { readonly line: number; readonly reason: Reason }[];
}

const DELIMITERS = [';', '\t', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** This much of a file is enough to find its delimiter. */
const TOP_LENGTH = 8000;

/** The first line in which a spreadsheet names the delimiter. */
const SEPARATOR_LINE = /^sep=([;,\t])(\r\n|\r|\n)/i;

/**
 * Reads a table as spreadsheets write it.
 * @param likeness scores the table; the best score decides the delimiter
 * @param page the encoding, if one was chosen
 * @throws UnreadableSheet if it is empty
 */
export function readSheet(
  bytes: Uint8Array,
  likeness: (rows: readonly Row[]) => number,
  page: CodePage | null = null,
): Sheet {
  const decoded = decodeText(bytes, page);
  return { ...readTable(decoded.text, likeness), decoded, encoding: getPageName(decoded.page) };
}

function readTable(text: string, likeness: (rows: readonly Row[]) => number) {
  const marked = SEPARATOR_LINE.exec(text);
  const said = DELIMITERS.find((one) => one === marked?.[1]);
  const body = marked ? text.slice(marked[0].length) : text;
  const firstLine = marked ? 2 : 1;
  const delimiter = said ?? findDelimiter(body, likeness);
  const { rows, broken } = readAs(body, delimiter, firstLine);
  if (rows.length === 0) {
    throw new UnreadableSheet(makeReason('file_empty'));
  }
  return { delimiter, rows, broken };
}

/** Takes the best score for the top of the file; among equals, the one that splits more. */
function findDelimiter(text: string, likeness: (rows: readonly Row[]) => number): Delimiter {
  const top = text.slice(0, TOP_LENGTH);
  const scored = DELIMITERS.map((delimiter) => {
    const { rows } = readAs(top, delimiter, 1);
    return { delimiter, score: likeness(rows) * 1000 + Math.min(rows[0]?.cells.length ?? 0, 999) };
  });
  return scored.reduce((one, other) => (other.score > one.score ? other : one)).delimiter;
}

interface CsvRecord {
  readonly record: readonly string[];
  /** The end of the record. */
  readonly info: { readonly bytes: number };
}

function readAs(text: string, delimiter: Delimiter, firstLine: number) {
  const bytes = Buffer.from(text);
  const skipped: { after: number; reason: Reason }[] = [];
  const records = parse(bytes, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error)
        skipped.push({ after: Number(error['records']), reason: findQuoteReason(error.code) });
    },
  }) as unknown as CsvRecord[];
  const lineAt = makeLineCounter(bytes, firstLine);
  const endOf = (index: number) => records[index - 1]?.info.bytes ?? 0;
  const rows = records.map(({ record: cells }, index) => ({ line: lineAt(endOf(index)), cells }));
  const lineOfBroken = makeLineCounter(bytes, firstLine);
  const broken = skipped.map(({ after, reason }) => ({ line: lineOfBroken(endOf(after)), reason }));
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')), broken };
}

const [RETURN, BREAK] = [13, 10];

/** Finds line numbers for places in the text, called from the top down. */
function makeLineCounter(bytes: Uint8Array, firstLine: number): (place: number) => number {
  let [line, at] = [firstLine, 0];
  const isBreak = () => bytes[at] === RETURN || bytes[at] === BREAK;
  return (place) => {
    for (; at < bytes.length && (at < place || isBreak()); at += 1) {
      const isHalf = bytes[at] === RETURN && bytes[at + 1] === BREAK;
      if (isBreak() && !isHalf) line += 1;
    }
    return line;
  };
}

function findQuoteReason(code: string): Reason {
  return makeReason(code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_not_closed' : 'quotes_unreadable');
}
