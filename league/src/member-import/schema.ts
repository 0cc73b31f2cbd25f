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
const Line = Type.Integer({ minimum: 1, description: 'Of the file, from 1' });

/** A list of members, and how it is to be read. */
export const ImportFile = StrictObject(
  {
    text: Type.Optional(Type.String({ description: 'What was pasted' })),
    file: Type.Optional(
      Type.String({
        contentEncoding: 'base64',
        pattern: '^[A-Za-z0-9+/]*={0,2}$',
        description: 'What was uploaded, in base64: any encoding that spreadsheets save',
      }),
    ),
    has_headings: Type.Optional(
      Type.Boolean({ default: true, description: 'False: its first line is a member already' }),
    ),
    columns: Type.Optional(
      Type.Array(
        StrictObject({
          column: Type.String({
            minLength: 1,
            maxLength: 200,
            description: 'Its heading, or the letter that a spreadsheet gives it',
          }),
          holds: Nullable(ImportColumn),
        }),
        { maxItems: 100, description: 'What columns hold; null passes one over' },
      ),
    ),
    words: Type.Optional(
      Type.Array(
        StrictObject({
          word: Type.String({ minLength: 1, maxLength: 200 }),
          means: Type.String({ maxLength: 200 }),
          field: Type.Optional(
            Type.With(WordField, { description: 'In the cells of which field; in all without it' }),
          ),
        }),
        { maxItems: 100, description: 'What words of the file mean, as `passiv` paused' },
      ),
    ),
    date_order: Type.Optional(StringEnum('DateOrder', DATE_ORDERS)),
    leave_blank: Type.Optional(
      Type.Boolean({ default: false, description: 'Leave cells blank that cannot be read' }),
    ),
    encoding: Type.Optional(
      StringEnum('ImportEncoding', CODE_PAGES, {
        description: 'How its bytes are letters, where it is not told by itself',
      }),
    ),
    persons: Type.Optional(
      Type.Array(
        StrictObject(
          {
            line: Line,
            member_id: Type.Union([MemberId, Type.Null()], {
              description: 'Null: somebody who is not there yet',
            }),
          },
          { title: 'ImportPerson' },
        ),
        { maxItems: 500, description: 'Whom rows are about that may be about several' },
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
  { title: 'ImportReason', description: 'Why, as the command line says it.' },
);

/** Fields of a member, as a preview shows them. */
const ImportValues = StrictObject(
  { ...MemberChanges.properties, age_group: Type.Optional(ShownAgeGroup) },
  { title: 'ImportValues' },
);

const IMPORT_KINDS = ['add', 'change', 'same', 'refuse'] as const;

const ImportRow = StrictObject(
  {
    line: Line,
    kind: StringEnum('ImportKind', IMPORT_KINDS),
    cells: Type.Array(Type.String(), { description: 'As they stand in the file' }),
    member_id: Nullable(MemberId),
    version: Nullable(
      Type.String({ description: 'Of the member, as it was when this was planned' }),
    ),
    values: Type.With(ImportValues, {
      description: 'What is to be written: of a new member all that is known',
    }),
    before: Type.With(ImportValues, { description: 'What the fields that change hold now' }),
    reasons: Type.Array(Reason, { description: 'Why it cannot be taken' }),
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
        { description: 'Whom it may be about, to be said in `persons`; null: nothing to say' },
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
      { description: 'What the member has now and the row would take away' },
    ),
    blanks: Type.Array(Reason, { description: 'Cells that are left blank' }),
    remarks: Type.Array(Reason),
  },
  { title: 'ImportRow' },
);

export const ImportPreview = StrictObject(
  {
    encoding: Type.String(),
    asks_encoding: Type.Boolean({
      description: 'Its letters can be read in several ways: no row is read until one is said',
    }),
    readings: Type.Array(
      StrictObject(
        {
          encoding: StringEnum('ImportEncoding', CODE_PAGES),
          lines: Type.Array(Type.String(), {
            maxItems: 3,
            description: 'Some in which the readings differ',
          }),
        },
        { title: 'ImportReading' },
      ),
      { description: 'How its letters can be read, the likeliest first' },
    ),
    words: Type.Array(
      StrictObject(
        {
          field: WordField,
          word: Type.String(),
          means: Nullable(Type.String({ description: 'Null: nobody has said it' })),
          count: Count,
        },
        { title: 'ImportWord' },
      ),
      { description: 'Words of the club’s own, with what they were said to mean' },
    ),
    delimiter: StringEnum('Delimiter', ['comma', 'semicolon', 'tab']),
    columns: Type.Array(
      StrictObject(
        {
          column: Type.String({ description: 'The letter that a spreadsheet gives it' }),
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
  { title: 'ImportPreview', description: 'What an import would do, line by line.' },
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
      Type.Boolean({ description: 'Write also what the preview lists under `losses`' }),
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
          description: 'What was said of the list, so that the next one is read like this',
        },
      ),
    ),
  },
  {
    title: 'ImportSlice',
    description:
      'Rows of a preview: with a member and its version a change, without either a new member.',
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
    description: 'Each row was written, or left out with the code of why.',
  },
);
