import { getClub } from '../club/store.ts';
import type { Snapshot } from '../db/database.ts';
import type { MemberChanges } from '../members/schema.ts';
import { readAllMembers } from '../members/store.ts';
import { toLocalDate, type Timestamp } from '../shared/dates.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { tidyText } from './tidy.ts';
import { toColumnLetter } from './column-letter.ts';
import { readSheet, type Row, type Sheet } from './csv.ts';
import type { DecodedText } from './decode-text.ts';
import { listDifferingLines } from './reading-lines.ts';
import { type RememberedMeanings, readRememberedMeanings } from './meanings-store.ts';
import { countHeadings } from './headings.ts';
import { type ImportPlan, type ImportWishes, planImport, type ImportStep } from './import-plan.ts';
import { UnreadableSheet } from './reason.ts';
import type { ImportFile, ImportPreview } from './schema.ts';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** Previews an import by the rules of the command line (IMP-1, CLI-1). */
export async function previewImport(
  db: Snapshot,
  now: Timestamp,
  asked: ImportFile,
): Promise<ImportPreview | Refusal<'invalid_request'>> {
  const bytes = decodeBytes(asked);
  if (bytes === null) return refuse('invalid_request', 'Send either text or file.');
  const { timezone } = await getClub(db);
  const members = await readAllMembers(db);
  const remembered = await readRememberedMeanings(db);
  const wishes = completeWishes(asked, toLocalDate(timezone, now), remembered);
  try {
    const likeness = (rows: readonly Row[]) => countHeadings(rows, wishes.mapped);
    const sheet = readSheet(bytes, likeness, asked.encoding ?? null);
    if (!sheet.decoded.isSure) return askEncoding(sheet);
    return toPreview(sheet, planImport(sheet, members, wishes));
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    const pointer = asked.file === undefined ? '/text' : '/file';
    return refuse('invalid_request', error.message, [{ pointer, message: error.message }]);
  }
}

function decodeBytes({ text, file }: ImportFile): Uint8Array | null {
  if ((text === undefined) === (file === undefined)) return null;
  return Buffer.from(text ?? file ?? '', text === undefined ? 'base64' : 'utf8');
}

function completeWishes(
  asked: ImportFile,
  today: ImportWishes['today'],
  remembered: RememberedMeanings,
): ImportWishes {
  const { columns = [], words = [], persons = [], date_order: dateOrder = null } = asked;
  return {
    hasHeadings: asked.has_headings ?? true,
    ignored: columns.flatMap(({ column, holds }) => (holds === null ? [column] : [])),
    mapped: columns.flatMap(({ column, holds }) =>
      holds === null ? [] : [[column, holds] as const],
    ),
    remembered: remembered.columns,
    rememberedWords: remembered.words,
    values: words.map(({ word, means, field }) => {
      return [field === undefined ? word : `${field}:${word}`, means] as const;
    }),
    persons: new Map(persons.map(({ line, member_id: id }) => [line, id ?? 'new'])),
    dateOrder,
    // Columns that no field takes are shown, to be chosen or left.
    lenient: true,
    leaveBlank: asked.leave_blank ?? false,
    today,
  };
}

/** Reads nothing until the encoding is known; shows only the possible readings. */
function askEncoding(sheet: Sheet): ImportPreview {
  return {
    encoding: sheet.encoding,
    asks_encoding: true,
    readings: toShownReadings(sheet.decoded),
    delimiter: DELIMITERS[sheet.delimiter],
    columns: [],
    remarks: [],
    words: [],
    counts: { add: 0, change: 0, same: 0, refuse: 0 },
    rows: [],
  };
}

function toShownReadings(decoded: DecodedText): ImportPreview['readings'] {
  return listDifferingLines(decoded).map(({ page, lines }) => ({
    encoding: page,
    lines: [...lines],
  }));
}

function toPreview(sheet: Sheet, { steps, table, remarks, words }: ImportPlan): ImportPreview {
  const holds = new Map(table.columns.map(({ index, column }) => [index, column]));
  const cells = new Map(sheet.rows.map((row) => [row.line, row.cells]));
  const count = (kind: ImportStep['kind']) => steps.filter((step) => step.kind === kind).length;
  return {
    encoding: sheet.encoding,
    asks_encoding: false,
    readings: toShownReadings(sheet.decoded),
    delimiter: DELIMITERS[sheet.delimiter],
    words: words.met().map(({ column, ...word }) => ({ field: column, ...word })),
    columns: table.headings.map((heading, index) => ({
      column: toColumnLetter(index),
      heading,
      holds: holds.get(index) ?? null,
    })),
    remarks: [...remarks],
    counts: {
      add: count('add'),
      change: count('change'),
      same: count('same'),
      refuse: count('refuse'),
    },
    rows: steps.map((step) => ({
      line: step.line,
      kind: step.kind,
      cells: (cells.get(step.line) ?? []).slice(0, table.width).map(tidyText),
      ...describeWrite(step),
      reasons: step.kind === 'refuse' ? [...step.reasons] : [],
      candidates: listCandidates(step),
      losses: step.kind === 'change' ? step.losses.map(({ field, kind }) => ({ field, kind })) : [],
      blanks: [...step.blanks],
      remarks: [...step.remarks],
    })),
  };
}

function listCandidates(step: ImportStep): ImportPreview['rows'][number]['candidates'] {
  if (step.kind !== 'refuse' || step.candidates === null) return null;
  return step.candidates.map((member) => ({
    member_id: member.id,
    display_name: member.display_name,
    email: member.email ?? null,
    date_of_birth: member.date_of_birth ?? null,
  }));
}

function describeWrite(step: ImportStep) {
  const nothing = { member_id: null, version: null, before: {} };
  if (step.kind === 'add') return { ...nothing, values: step.member };
  if (step.kind !== 'change') return { ...nothing, values: {} };
  const { before, fields, changes } = step;
  const only = (of: MemberChanges): MemberChanges =>
    Object.fromEntries(fields.map((field) => [field, Reflect.get(of, field)]));
  return {
    member_id: before.id,
    version: before.updated_at,
    values: only(changes),
    before: only(before),
  };
}
