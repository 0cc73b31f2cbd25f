import type { RefusalCode } from '../shared/refusal.ts';

interface CodeMeaning {
  readonly status: number;
  readonly title: string;
}

/**
 * Every problem code with its status and title: the only source for errors and their documentation.
 */
export const CODES: Readonly<Record<RefusalCode, CodeMeaning>> = {
  invalid_request: { status: 400, title: 'The request is invalid' },
  invalid_credential: { status: 401, title: 'The credential is missing or invalid' },
  insufficient_scope: { status: 403, title: 'The API key lacks a scope' },
  session_not_accepted: { status: 403, title: 'This route does not accept player sessions' },
  session_required: { status: 403, title: 'This route is for player sessions only' },
  scope_not_held: { status: 403, title: 'A key can grant only the scopes it has' },
  not_your_side: { status: 403, title: 'Players can report only for their own side' },
  not_a_participant: { status: 403, title: 'Only those who play in the match can do this' },
  not_found: { status: 404, title: 'Nothing found at this address' },
  method_not_allowed: { status: 405, title: 'This path does not support that method' },
  setup_closed: { status: 409, title: 'The club is already installed' },
  last_admin_key: { status: 409, title: 'The last working admin key cannot be revoked' },
  email_taken: { status: 409, title: 'Another member has this email address' },
  slug_fixed: { status: 409, title: 'The slug cannot change once the club exists' },
  member_left: { status: 409, title: 'The member has left the club' },
  member_paused: { status: 409, title: 'The member is on a break' },
  member_deleted: { status: 409, title: 'The member has been removed' },
  expected_email_mismatch: { status: 409, title: 'The member’s email address has changed' },
  already_entered: { status: 409, title: 'The member already has an entry in this competition' },
  entry_withdrawn: { status: 409, title: 'The entry has withdrawn' },
  entry_has_played: { status: 409, title: 'The entry has a match under way' },
  invalid_transition: { status: 409, title: 'This change of state is not allowed' },
  season_dates_required: { status: 409, title: 'The season needs dates first' },
  season_not_active: { status: 409, title: 'The season is not active' },
  competition_not_active: { status: 409, title: 'The competition is not active' },
  competition_closed: {
    status: 409,
    title: 'The competition is complete and can no longer change',
  },
  results_closed: { status: 409, title: 'The deadline for results has passed' },
  result_confirmed: { status: 409, title: 'The result is confirmed' },
  override_required: { status: 409, title: 'Replacing a confirmed result requires an override' },
  settlement_changed: { status: 409, title: 'Something changed since the preview' },
  resource_in_use: { status: 409, title: 'Something else still depends on this' },
  court_location_limit: { status: 409, title: 'The club has reached its limit of court locations' },
  choices_fixed: { status: 409, title: 'Choices for this competition are closed' },
  needs_acknowledgement: { status: 409, title: 'There are warnings to acknowledge first' },
  not_a_draft: { status: 409, title: 'The competition is not a draft' },
  idempotency_in_progress: {
    status: 409,
    title: 'A request with this idempotency key is still running',
  },
  idempotency_answer_gone: {
    status: 409,
    title: 'A request with this idempotency key has already been completed',
  },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  feed_restored: { status: 410, title: 'The club was restored from a backup since this cursor' },
  precondition_failed: { status: 412, title: 'The resource has changed since you read it' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  uri_too_long: { status: 414, title: 'The path and query string are too long' },
  unsupported_media_type: { status: 415, title: 'The body is not JSON' },
  idempotency_key_reused: {
    status: 422,
    title: 'This idempotency key was used with a different request',
  },
  score_required: { status: 422, title: 'This outcome requires a score' },
  score_not_allowed: { status: 422, title: 'This outcome must not have a score' },
  retired_side_required: { status: 422, title: 'This outcome requires the side that stopped' },
  retired_side_not_allowed: {
    status: 422,
    title: 'This outcome must not name a side that stopped',
  },
  side_required: { status: 422, title: 'An API key must say which side it reports for' },
  score_invalid: { status: 422, title: 'The score is not possible in this format' },
  played_on_in_future: { status: 422, title: 'The date of play is in the future' },
  not_level: { status: 422, title: 'These entries are not level' },
  entry_size: { status: 422, title: 'The entry has the wrong number of members' },
  partner_invalid: { status: 422, title: 'These two cannot be a pair' },
  invalid_timezone: { status: 422, title: 'Unknown time zone' },
  invalid_dates: { status: 422, title: 'The dates contradict each other' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal_error: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'The service is temporarily unavailable' },
  storage_full: { status: 507, title: 'There is no space left to store this' },
};
