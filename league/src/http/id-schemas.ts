import { type TUnsafe, Type } from 'typebox';
import type { Id, IdKind } from '../shared/ids.ts';

/** Ids as sent: one shape for every kind, each with its own type. */

export function idSchema<Kind extends IdKind>(): TUnsafe<Id<Kind>> {
  return Type.Unsafe<Id<Kind>>({ type: 'string', format: 'uuid' });
}

export const ApiKeyId = idSchema<'api_key'>();
export const ClaimId = idSchema<'claim'>();
export const ClubId = idSchema<'club'>();
export const CompetitionId = idSchema<'competition'>();
export const CourtLocationId = idSchema<'court_location'>();
export const DivisionId = idSchema<'division'>();
export const EntryId = idSchema<'entry'>();
export const EventId = idSchema<'event'>();
export const JoinRequestId = idSchema<'join_request'>();
export const MatchId = idSchema<'match'>();
export const MemberId = idSchema<'member'>();
export const SeasonId = idSchema<'season'>();
export const SessionId = idSchema<'session'>();
export const TieDecisionId = idSchema<'tie_decision'>();
