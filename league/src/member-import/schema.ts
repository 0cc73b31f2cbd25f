import { type Static, Type } from 'typebox';
import { MemberId } from '../http/id-schemas.ts';
import { Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { MemberChanges, ShownAgeGroup } from '../members/schema.ts';
import { CODE_PAGES } from './code-pages.ts';
import { COLUMNS, WORD_COLUMNS } from './column-kinds.ts';
import { LOSS_KINDS } from './losses.ts';
import { REASON_CODES } from './reason.ts';
import { MAX_WORD } from './meanings-store.ts';
import { SLICE_ROWS } from './write.ts';
import { DATE_ORDERS } from './written-dates.ts';

const ImportColumn = StringEnum('ImportColumn', COLUMNS);
const WordField = StringEnum('ImportWordField', WORD_COLUMNS);
const Count = Type.Integer({ minimum: 0 });
const Line = Type.Integer({ minimum: 1, description: 'The line of the file, from 1' });

export const ImportFile = StrictObject(
  {
    text: Type.Optional(Type.String({ description: 'What was pasted' })),
    file: Type.Optional(
      Type.String({
        contentEncoding: 'base64',
        pattern: '^[A-Za-z0-9+/]*={0,2}$',
        description: 'The uploaded file in base64, in any encoding that spreadsheets save',
      }),
    ),
    has_headings: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether there is a heading line; if false, the first line is a member',
      }),
    ),
    columns: Type.Optional(
      Type.Array(
        StrictObject({
          column: Type.String({
            minLength: 1,
            maxLength: 200,
            description: 'The column’s heading, or its letter in a spreadsheet',
          }),
          holds: Nullable(ImportColumn),
        }),
        { maxItems: 100, description: 'The field of each column; null ignores the column' },
      ),
    ),
    words: Type.Optional(
      Type.Array(
        StrictObject({
          word: Type.String({ minLength: 1, maxLength: 200 }),
          means: Type.String({ maxLength: 200 }),
          field: Type.Optional(
            Type.With(WordField, {
              description: 'The field whose cells contain the word; omit it for all fields',
            }),
          ),
        }),
        {
          maxItems: 100,
          description: 'The meaning of words in the file, such as `passiv` for paused',
        },
      ),
    ),
    date_order: Type.Optional(StringEnum('DateOrder', DATE_ORDERS)),
    leave_blank: Type.Optional(
      Type.Boolean({ default: false, description: 'Leave cells blank that cannot be read' }),
    ),
    encoding: Type.Optional(
      StringEnum('ImportEncoding', CODE_PAGES, {
        description: 'The file’s encoding, if it cannot be detected',
      }),
    ),
    persons: Type.Optional(
      Type.Array(
        StrictObject(
          {
            line: Line,
            member_id: Type.Union([MemberId, Type.Null()], {
              description: 'Null for a person who is not a member yet',
            }),
          },
          { title: 'ImportPerson' },
        ),
        { maxItems: 500, description: 'The members meant by ambiguous rows' },
      ),
    ),
  },
  { title: 'ImportFile', description: 'One of `text` and `file`.' },
);
export type ImportFile = Static<typeof ImportFile>;

const Reason = StrictObject(
  {
    code: StringEnum('ImportReasonCode', REASON_CODES),
    details: StrictObject(
      {
        field: Type.Optional(Type.String()),
        value: Type.Optional(Type.String()),
        other: Type.Optional(Type.String()),
        place: Type.Optional(Type.String()),
        name: Type.Optional(Type.String()),
        number: Type.Optional(Type.String()),
        line: Type.Optional(Type.Integer()),
        count: Type.Optional(Type.Integer()),
        of: Type.Optional(Type.Integer()),
        detail: Type.Optional(Type.String()),
      },
      { title: 'ImportReasonDetails' },
    ),
    message: Type.String(),
  },
  { title: 'ImportReason', description: 'The reason, as the command prints it.' },
);

const ImportValues = StrictObject(
  { ...MemberChanges.properties, age_group: Type.Optional(ShownAgeGroup) },
  { title: 'ImportValues' },
);

const IMPORT_KINDS = ['add', 'change', 'same', 'refuse'] as const;

const ImportRow = StrictObject(
  {
    line: Line,
    kind: StringEnum('ImportKind', IMPORT_KINDS),
    cells: Type.Array(Type.String(), { description: 'As written in the file' }),
    member_id: Nullable(MemberId),
    version: Nullable(
      Type.String({ description: 'The member’s version at the time of the preview' }),
    ),
    values: Type.With(ImportValues, {
      description: 'The fields to write; for a new member, all known fields',
    }),
    before: Type.With(ImportValues, {
      description: 'The current values of the fields that change',
    }),
    reasons: Type.Array(Reason, { description: 'Why the row is refused' }),
    candidates: Nullable(
      Type.Array(
        StrictObject(
          {
            member_id: MemberId,
            display_name: Type.String(),
            email: Nullable(Type.String()),
            date_of_birth: Nullable(Type.String()),
          },
          { title: 'ImportCandidate' },
        ),
        {
          description:
            'The possible members, to choose from in `persons`; null if there is nothing to choose',
        },
      ),
    ),
    losses: Type.Array(
      StrictObject(
        {
          field: Type.String(),
          kind: StringEnum('ImportLossKind', LOSS_KINDS),
        },
        { title: 'ImportLoss' },
      ),
      { description: 'Current values that the row would remove' },
    ),
    blanks: Type.Array(Reason, { description: 'Cells left blank' }),
    remarks: Type.Array(Reason),
  },
  { title: 'ImportRow' },
);

export const ImportPreview = StrictObject(
  {
    encoding: Type.String(),
    asks_encoding: Type.Boolean({
      description: 'The file can be read in several encodings; no row is read until you choose one',
    }),
    readings: Type.Array(
      StrictObject(
        {
          encoding: StringEnum('ImportEncoding', CODE_PAGES),
          lines: Type.Array(Type.String(), {
            maxItems: 3,
            description: 'Samples in which the encodings differ',
          }),
        },
        { title: 'ImportReading' },
      ),
      { description: 'Possible encodings, the likeliest first' },
    ),
    words: Type.Array(
      StrictObject(
        {
          field: WordField,
          word: Type.String(),
          means: Nullable(Type.String({ description: 'Null if nobody has chosen one' })),
          count: Count,
        },
        { title: 'ImportWord' },
      ),
      { description: 'The club’s own words, with their chosen meanings' },
    ),
    delimiter: StringEnum('Delimiter', ['comma', 'semicolon', 'tab']),
    columns: Type.Array(
      StrictObject(
        {
          column: Type.String({ description: 'The column’s letter in a spreadsheet' }),
          heading: Type.String(),
          holds: Nullable(ImportColumn),
        },
        { title: 'ImportColumnRead' },
      ),
    ),
    remarks: Type.Array(Reason),
    counts: StrictObject(
      { add: Count, change: Count, same: Count, refuse: Count },
      { title: 'ImportCounts' },
    ),
    rows: Type.Array(ImportRow),
  },
  { title: 'ImportPreview', description: 'The effect of an import, line by line.' },
);
export type ImportPreview = Static<typeof ImportPreview>;

export const ImportSlice = StrictObject(
  {
    items: Type.Array(
      StrictObject(
        {
          line: Line,
          member_id: Type.Optional(Nullable(MemberId)),
          version: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
          values: MemberChanges,
        },
        { title: 'ImportItem' },
      ),
      { minItems: 1, maxItems: SLICE_ROWS },
    ),
    accept_losses: Type.Optional(
      Type.Boolean({ description: 'Also write what the preview lists under `losses`' }),
    ),
    remember: Type.Optional(
      StrictObject(
        {
          columns: Type.Array(
            StrictObject({
              heading: Type.String({ minLength: 1, maxLength: MAX_WORD }),
              holds: Nullable(ImportColumn),
            }),
            { maxItems: 100 },
          ),
          words: Type.Array(
            StrictObject({
              field: WordField,
              word: Type.String({ minLength: 1, maxLength: MAX_WORD }),
              means: Type.String({ maxLength: MAX_WORD }),
            }),
            { maxItems: 100 },
          ),
        },
        {
          title: 'ImportMemory',
          description: 'The choices made for this list, remembered for the next one',
        },
      ),
    ),
  },
  {
    title: 'ImportSlice',
    description:
      'Rows of a preview. A row with a member and version changes that member; a row without either adds a new one.',
  },
);
export type ImportSlice = Static<typeof ImportSlice>;

export const ImportedRows = StrictObject(
  {
    data: Type.Array(
      StrictObject(
        {
          line: Line,
          member_id: Nullable(MemberId),
          code: Nullable(
            StringEnum('ImportRefusal', [
              'email_taken',
              'loss_not_accepted',
              'member_deleted',
              'member_left',
              'not_found',
              'precondition_failed',
            ]),
          ),
        },
        { title: 'ImportedRow' },
      ),
    ),
  },
  {
    title: 'ImportedRows',
    description: 'For each row: written, or left out with a code.',
  },
);
