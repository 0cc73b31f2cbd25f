import { type Static, Type } from 'typebox';
import { CompetitionId, DivisionId, EntryId, SeasonId } from '../http/id-schemas.ts';
import { MemberRef, Nullable, StrictObject } from '../http/schema.ts';

const Count = Type.Integer({ minimum: 0 });

export const EntryProgress = StrictObject(
  {
    entry_id: EntryId,
    label: Type.String(),
    members: Type.Array(MemberRef),
    division_id: Nullable(DivisionId),
    played: Type.Integer({ minimum: 0, description: 'As the table counts it' }),
    outstanding: Type.Integer({
      minimum: 0,
      description: 'Matches without a result that can still be played',
    }),
    reported: Type.Integer({
      minimum: 0,
      description: 'Matches that only one side has reported',
    }),
    disputed: Type.Integer({
      minimum: 0,
      description: 'Matches that the two sides reported differently',
    }),
    minimum: Count,
    short_by: Count,
    can_reach_minimum: Type.Boolean(),
    withdrawn: Type.Boolean({ description: 'Whether the entry has left this competition' }),
    opted_out: Type.Optional(
      Type.Boolean({
        description:
          'Whether it has opted out of the next season; sessions see only their own entries',
      }),
    ),
  },
  { title: 'EntryProgress' },
);
export type EntryProgress = Static<typeof EntryProgress>;

const DivisionProgress = StrictObject(
  {
    division_id: DivisionId,
    name: Type.String(),
    fixtures: Type.Integer({
      minimum: 0,
      description: 'Matches that the table counts or will count',
    }),
    decided: Type.Integer({
      minimum: 0,
      description: 'Played matches, and walkovers caused by a withdrawal',
    }),
  },
  { title: 'DivisionProgress' },
);
export type DivisionProgress = Static<typeof DivisionProgress>;

export const CompetitionProgress = StrictObject(
  {
    competition_id: CompetitionId,
    name: Type.String(),
    final: Type.Boolean(),
    fixtures: Count,
    played: Count,
    reported: Type.Integer({
      minimum: 0,
      description: 'Reported by one side only, and not decided by a withdrawal',
    }),
    disputed: Type.Integer({
      minimum: 0,
      description: 'Reported differently, and not decided by a withdrawal',
    }),
    open: Count,
    divisions: Type.Array(DivisionProgress, { description: 'From the top' }),
    division_sizes: Type.Array(Count, {
      description: 'Number of entries per division, from the top',
    }),
    entries: Type.Array(EntryProgress),
  },
  { title: 'CompetitionProgress' },
);
export type CompetitionProgress = Static<typeof CompetitionProgress>;

export const SeasonProgress = StrictObject(
  { season_id: SeasonId, competitions: Type.Array(CompetitionProgress) },
  { title: 'SeasonProgress' },
);
export type SeasonProgress = Static<typeof SeasonProgress>;
