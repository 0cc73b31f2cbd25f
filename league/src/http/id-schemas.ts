import { type TUnsafe, Type } from 'typebox';
import type { Id, IdKind } from '../shared/ids.ts';

/** Ids as sent: one shape for every kind, each with its own type. */

export function makeIdSchema<Kind extends IdKind>(): TUnsafe<Id<Kind>> {
  return Type.Unsafe<Id<Kind>>({ type: 'string', format: 'uuid' });
}

export const ApiKeyId = makeIdSchema<'api_key'>();
export const ClaimId = makeIdSchema<'claim'>();
export const ClubId = makeIdSchema<'club'>();
export const CompetitionId = makeIdSchema<'competition'>();
export const CourtLocationId = makeIdSchema<'court_location'>();
export const DivisionId = makeIdSchema<'division'>();
export const EntryId = makeIdSchema<'entry'>();
export const EventId = makeIdSchema<'event'>();
export const JoinRequestId = makeIdSchema<'join_request'>();
export const MatchId = makeIdSchema<'match'>();
export const MemberId = makeIdSchema<'member'>();
export const SeasonId = makeIdSchema<'season'>();
export const SessionId = makeIdSchema<'session'>();
export const TieDecisionId = makeIdSchema<'tie_decision'>();
