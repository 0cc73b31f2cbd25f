import { makeSentenceSchema } from '../http/sentence-schema.ts';
import { ENTRY_WARNING } from '../shared/sentences/entry-warning.ts';
import { type Static, Type } from 'typebox';
import { CompetitionId, DivisionId, EntryId, MemberId } from '../http/id-schemas.ts';
import {
  Batch,
  DateTime,
  MemberRef,
  Name,
  Nullable,
  Page,
  PageQuery,
  StrictObject,
  StringEnum,
} from '../http/schema.ts';

const ENTRY_STATUSES = ['active', 'withdrawn'] as const;

const FormerMember = StrictObject(
  { id: MemberId, display_name: Type.String(), until: DateTime },
  { title: 'FormerMember' },
);
const StartingPlace = Nullable(Type.Integer({ minimum: 1, maximum: 100_000 }));

export const Entry = StrictObject(
  {
    id: EntryId,
    competition_id: CompetitionId,
    division_id: Nullable(DivisionId),
    label: Type.String({ description: 'The name, or the members’ display names if it has none' }),
    name: Nullable(Type.String()),
    members: Type.Array(MemberRef),
    former_members: Type.Array(FormerMember, {
      description: 'Former members, oldest first; their reports and matches stay with them',
    }),
    status: StringEnum('EntryStatus', ENTRY_STATUSES),
    withdrawn_at: Nullable(DateTime),
    starting_place: Type.With(StartingPlace, {
      description: 'Set from the plan when a draft is filled; 1 is the highest',
    }),
    opted_out: Type.Optional(
      Type.Boolean({
        description:
          'Whether it has opted out of the next season; sessions see only their own entries',
      }),
    ),
    opted_out_at: Type.Optional(
      Type.With(Nullable(DateTime), {
        description: 'Time of the opt-out; sessions see only their own entries',
      }),
    ),
    warnings: Type.Optional(
      Type.Array(Type.String(), {
        description: 'The sentences of `warning_list`; only for a key with members:pii',
      }),
    ),
    warning_list: Type.Optional(
      Type.Array(makeSentenceSchema(ENTRY_WARNING), {
        description: 'Unusual facts about the entry; only for a key with members:pii',
      }),
    ),
    version: Type.String({
      description: 'Changes with the entry and with its competition’s state; for `If-Match`',
    }),
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'Entry' },
);
export type Entry = Static<typeof Entry>;

export const EntryPage = Page(Entry, 'EntryPage');

export const EntryQuery = StrictObject({
  ...PageQuery,
  division: Type.Optional(Type.With(DivisionId, { description: 'Only rows of this division' })),
  member: Type.Optional(
    Type.With(MemberId, { description: 'Only entries that include this member' }),
  ),
  status: Type.Optional(
    StringEnum('EntryStatus', ENTRY_STATUSES, { description: 'Only entries with this status' }),
  ),
});
export type EntryQuery = Static<typeof EntryQuery>;

export const NewEntry = StrictObject(
  {
    member_ids: Type.Array(MemberId, { minItems: 1, maxItems: 2 }),
    division_id: Type.Optional(Nullable(DivisionId)),
    name: Type.Optional(Nullable(Name())),
    starting_place: Type.Optional(StartingPlace),
  },
  { title: 'NewEntry', description: 'One member for singles, two for doubles.' },
);
export type NewEntry = Static<typeof NewEntry>;

export const EntryBatch = Batch(NewEntry, 'EntryBatch');

export const EntryList = StrictObject({ data: Type.Array(Entry) }, { title: 'EntryList' });

export const EntryChanges = StrictObject(
  {
    name: Type.Optional(Nullable(Name())),
    division_id: Type.Optional(Nullable(DivisionId)),
    member_ids: Type.Optional(
      Type.Array(MemberId, {
        minItems: 1,
        maxItems: 2,
        description: 'The new members; once the entry has played, one of them must stay',
      }),
    ),
    starting_place: Type.Optional(StartingPlace),
  },
  { title: 'EntryChanges' },
);
export type EntryChanges = Static<typeof EntryChanges>;
