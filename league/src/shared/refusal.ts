import type { Id } from './ids.ts';

/** A JSON Pointer into the body, or `query/NAME`, `path/NAME`, `header/NAME`. */
export interface FieldError {
  readonly pointer: string;
  readonly message: string;
  /** The code of this row if sent alone; with `params`, a sentence of `score_error`. */
  readonly code?: string;
  readonly params?: object;
}

/** Every code of a refusal. `http/codes.ts` gives each a status and title. */
export type RefusalCode =
  | 'invalid_request'
  | 'invalid_credential'
  | 'insufficient_scope'
  | 'session_not_accepted'
  | 'session_required'
  | 'scope_not_held'
  | 'not_your_side'
  | 'not_a_participant'
  | 'not_found'
  | 'method_not_allowed'
  | 'setup_closed'
  | 'last_admin_key'
  | 'email_taken'
  | 'slug_fixed'
  | 'member_left'
  | 'member_paused'
  | 'member_deleted'
  | 'expected_email_mismatch'
  | 'already_entered'
  | 'entry_withdrawn'
  | 'entry_has_played'
  | 'invalid_transition'
  | 'season_dates_required'
  | 'season_not_active'
  | 'competition_not_active'
  | 'competition_closed'
  | 'results_closed'
  | 'result_confirmed'
  | 'override_required'
  | 'settlement_changed'
  | 'resource_in_use'
  | 'court_location_limit'
  | 'choices_fixed'
  | 'needs_acknowledgement'
  | 'not_a_draft'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'idempotency_answer_gone'
  | 'feed_restored'
  | 'request_timeout'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'score_required'
  | 'score_not_allowed'
  | 'retired_side_required'
  | 'retired_side_not_allowed'
  | 'side_required'
  | 'score_invalid'
  | 'played_on_in_future'
  | 'entry_size'
  | 'not_level'
  | 'partner_invalid'
  | 'invalid_timezone'
  | 'invalid_dates'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'storage_full';

export interface RefusalCheck {
  readonly code: string;
  readonly params: object;
  readonly sentence: string;
  readonly ids: readonly Id[];
}

export interface RefusalMembers {
  /** Sent as the header `Retry-After`, not in the body. */
  readonly retryAfterSeconds?: number;
  /** The id of what an earlier request with the same Idempotency-Key created. */
  readonly id?: Id;
  /** The warnings still to be acknowledged (CHK-3). */
  readonly checks?: readonly RefusalCheck[];
  /** The cursor from which a restored feed continues (EVT-13). */
  readonly next_cursor?: string;
}

/** A value, never thrown: a throw is a bug. Its type lists the codes that routes declare. */
export class Refusal<out C extends RefusalCode = RefusalCode> {
  readonly code: C;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly members: RefusalMembers;

  constructor(
    code: C,
    detail?: string,
    errors?: readonly FieldError[],
    members: RefusalMembers = {},
  ) {
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.members = members;
  }
}

export function refuse<const C extends RefusalCode>(
  code: C,
  detail?: string,
  errors?: readonly FieldError[],
  members?: RefusalMembers,
): Refusal<C> {
  return new Refusal(code, detail, errors, members);
}
