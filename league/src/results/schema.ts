import { type Static, Type } from 'typebox';
import { EntryId } from '../http/id-schemas.ts';
import { CalendarDate, Nullable, Side, StrictObject, StringEnum } from '../http/schema.ts';
import { Score } from '../http/score-schema.ts';
import { Movement, Rank } from '../ledger/schema.ts';
import { MatchDetail, matchDetailFields, resultFields } from '../matches/schema.ts';
import { OUTCOMES, SETTLEMENT_REASONS } from '../shared/score.ts';

const claimedFields = {
  outcome: StringEnum('Outcome', OUTCOMES),
  score: Type.Optional(
    Nullable(Type.With(Score, { description: 'Required for completed and retired' })),
  ),
  retired_side: Type.Optional(
    Nullable(
      Type.Unsafe<0 | 1>({
        ...Side,
        description: 'The side that stopped: required for retired, walkover and conceded',
      }),
    ),
  ),
  played_on: Type.Optional(Type.With(CalendarDate, { description: 'No later than today' })),
  raw_input: Type.Optional(Type.String({ maxLength: 2000 })),
};

export const NewClaim = StrictObject(
  {
    ...claimedFields,
    side: Type.Optional(Type.Unsafe<0 | 1>({ ...Side, description: 'Required with an API key' })),
    source: Type.Optional(
      StringEnum('NewClaimSource', ['api', 'messaging', 'web', 'nl_parse'], {
        description: 'By default web for a session, api for an API key',
      }),
    ),
  },
  { title: 'NewClaim' },
);
export type NewClaim = Static<typeof NewClaim>;

export const Settlement = StrictObject(
  {
    ...claimedFields,
    reason: Type.Optional(StringEnum('SettlementReason', SETTLEMENT_REASONS)),
    expected_version: Type.Optional(
      Type.String({
        pattern: '^[a-f0-9]{64}$',
        description: 'The version returned by a preview; refused if anything has changed since',
      }),
    ),
    override: Type.Optional(
      Type.Boolean({ description: 'Required to replace any confirmed result' }),
    ),
  },
  { title: 'Settlement' },
);
export type Settlement = Static<typeof Settlement>;

export const SettledMatch = StrictObject(
  {
    ...matchDetailFields,
    short_of_minimum: Type.Array(
      StrictObject({
        entry_id: EntryId,
        label: Type.String(),
        played: Type.Integer(),
        target: Type.Integer(),
        still_possible: Type.Boolean(),
      }),
    ),
  },
  { title: 'SettledMatch' },
);
export type SettledMatch = Static<typeof SettledMatch>;

export const SettlementPreview = StrictObject(
  {
    version: Type.String(),
    match: MatchDetail,
    result: StrictObject({ ...resultFields, played_on: Nullable(CalendarDate) }),
    requires_override: Type.Boolean(),
    effects: Type.Array(
      StrictObject({
        side: Side,
        entry_id: Nullable(EntryId),
        label: Type.String(),
        points_before: Type.Number(),
        points_after: Type.Number(),
        rank_before: Rank,
        rank_after: Rank,
        movement_before: Movement,
        movement_after: Movement,
        played_before: Type.Integer(),
        played_after: Type.Integer(),
        minimum: Type.Integer(),
        withdrawn: Type.Boolean(),
      }),
    ),
  },
  { title: 'SettlementPreview' },
);
export type SettlementPreview = Static<typeof SettlementPreview>;
