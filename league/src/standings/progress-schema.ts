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
      description: 'Matches without a result that can still get one by being played',
    }),
    reported: Type.Integer({ minimum: 0, description: 'Of these, reported by one side' }),
    disputed: Type.Integer({ minimum: 0, description: 'Of these, reported differently' }),
    minimum: Count,
    short_by: Count,
    can_reach_minimum: Type.Boolean(),
    withdrawn: Type.Boolean({ description: 'Out of this competition' }),
    opted_out: Type.Optional(
      Type.Boolean({ description: 'Out of the next season; a session is told of its own entries' }),
    ),
  },
  { title: 'EntryProgress' },
);
export type EntryProgress = Static<typeof EntryProgress>;

const DivisionProgress = StrictObject(
  {
    division_id: DivisionId,
    name: Type.String(),
    fixtures: Type.Integer({ minimum: 0, description: 'Matches that the table counts, or will' }),
    decided: Type.Integer({
      minimum: 0,
      description: 'Those played, and walkovers that follow from a withdrawal',
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
      description: 'Reported by one side, and not decided by a withdrawal',
    }),
    disputed: Type.Integer({
      minimum: 0,
      description: 'Reported differently, and not decided by a withdrawal',
    }),
    open: Count,
    divisions: Type.Array(DivisionProgress, { description: 'From the top' }),
    division_sizes: Type.Array(Count, {
      description: 'How many entries each division has, from the top; 0 for an empty one',
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
