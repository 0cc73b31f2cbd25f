import type { Discipline } from '../shared/discipline.ts';
import type { Generated } from 'kysely';
import type { Id } from '../shared/ids.ts';
import type { MemberStatus, Wish } from '../shared/members.ts';
import type { Outcome } from '../shared/score.ts';
import type { DecisionWay } from '../shared/ties.ts';
import type { IsoDate, Timestamp } from '../shared/dates.ts';

/** Only text, integers and doubles: timestamps are ISO text in UTC, flags 1 or 0, JSON is text. */

type Flag = 0 | 1;
type JsonText = string;

interface TimestampColumns {
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ClubTable extends TimestampColumns {
  id: Id<'club'>;
  slug: string;
  name: string;
  timezone: string;
  branding: JsonText;
  weather_units: Generated<'uk' | 'metric' | 'us'>;
}

export interface CourtLocationTable extends TimestampColumns {
  id: Id<'court_location'>;
  name: string;
  latitude: number;
  longitude: number;
}

/** One row: the position of the newest event, which is also the revision of all data. */
interface FeedTable {
  position: number;
  /** One `FeedEpoch` per restore. */
  epochs: Generated<JsonText>;
}

export interface EventTable {
  position: number;
  id: Id<'event'>;
  kind: string;
  occurred_at: Timestamp;
  actor_type: 'api_key' | 'session' | 'system';
  actor_id: Id | null;
  /** The member behind a session; the session itself is deleted at sign-out. */
  actor_member_id: Id<'member'> | null;
  subject_type: string;
  subject_id: Id;
  match_id: Id<'match'> | null;
  /** The competition an event is about: the subject itself, or the one it belongs to. */
  competition_id: Id<'competition'> | null;
  data: JsonText;
}

export interface ApiKeyTable {
  id: Id<'api_key'>;
  name: string;
  prefix: string;
  hash: string;
  scopes: string;
  last_used_at: Generated<Timestamp | null>;
  expires_at: Timestamp | null;
  revoked_at: Generated<Timestamp | null>;
  created_at: Timestamp;
}

export interface MemberTable extends TimestampColumns {
  id: Id<'member'>;
  display_name: string;
  /** The display name folded for searching, so that case does not matter in any script. */
  display_name_key: string;
  status: MemberStatus;
  rating: number | null;
  rating_system: string | null;
  level: number | null;
  self_level: number | null;
  joined_on: IsoDate | null;
  wants_to_play: Wish | null;
  leaving_at: Timestamp | null;
  deleted_at: Timestamp | null;
  last_signed_in_at: Timestamp | null;
  full_name: string | null;
  email: string | null;
  /** The address folded for comparison; unique among members who are not removed. */
  email_key: string | null;
  invitation_state: 'accepted' | 'failed' | null;
  invitation_at: Timestamp | null;
  phone: string | null;
  date_of_birth: IsoDate | null;
  gender: string | null;
  age_group: string | null;
  notes: string | null;
  erased_at: Generated<Timestamp | null>;
}

export interface JoinRequestTable {
  id: Id<'join_request'>;
  first_name: string;
  surname: string;
  email: string;
  email_key: string;
  phone: string;
  gender: string;
  age_group: string | null;
  wants_to_play: Wish | null;
  self_level: number | null;
  privacy_notice: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface LoginLinkTable {
  id: Id<'login_link'>;
  hash: string;
  member_id: Id<'member'>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface SessionTable {
  id: Id<'session'>;
  hash: string;
  member_id: Id<'member'>;
  created_at: Timestamp;
}

export interface SeasonTable extends TimestampColumns {
  id: Id<'season'>;
  name: string;
  state: 'planning' | 'active' | 'complete' | 'archived';
  starts_on: IsoDate | null;
  ends_on: IsoDate | null;
  results_deadline: IsoDate | null;
}

export interface CompetitionTable extends TimestampColumns {
  id: Id<'competition'>;
  season_id: Id<'season'>;
  name: string;
  discipline: Discipline;
  state: 'draft' | 'active' | 'complete' | 'archived';
  visibility: 'members' | 'private';
  rules: JsonText;
  previous_competition_id: Id<'competition'> | null;
  placements_decided: Flag;
}

export interface DivisionTable extends TimestampColumns {
  id: Id<'division'>;
  competition_id: Id<'competition'>;
  name: string;
  position: number;
}

export interface EntryTable extends TimestampColumns {
  id: Id<'entry'>;
  competition_id: Id<'competition'>;
  division_id: Id<'division'> | null;
  name: string | null;
  status: 'active' | 'withdrawn';
  withdrawn_at: Timestamp | null;
  opted_out_at: Timestamp | null;
  starting_place: number | null;
}

interface EntryMemberTable {
  entry_id: Id<'entry'>;
  /** A copy, to find a member's entry; a member has at most one that has not withdrawn. */
  competition_id: Id<'competition'>;
  member_id: Id<'member'>;
  position: number;
}

/** An entry's members and name before a change. */
interface FormerLineupTable {
  id: Id<'lineup'>;
  entry_id: Id<'entry'>;
  /** Null if the entry is named after its members. */
  name: string | null;
  until: Timestamp;
}

interface FormerLineupMemberTable {
  lineup_id: Id<'lineup'>;
  member_id: Id<'member'>;
  position: number;
}

/** An entry that skips the next season because a member leaves. */
interface LeavingTable {
  member_id: Id<'member'>;
  entry_id: Id<'entry'>;
  recorded_at: Timestamp;
}

export interface MatchTable extends TimestampColumns {
  id: Id<'match'>;
  competition_id: Id<'competition'>;
  division_id: Id<'division'>;
  entry0_id: Id<'entry'>;
  entry1_id: Id<'entry'>;
  round: 1 | 2;
  /** The players of each side; null if they are the current members. */
  lineup0_id: Id<'lineup'> | null;
  lineup1_id: Id<'lineup'> | null;
  status: 'open' | 'reported' | 'played' | 'disputed';
  /** The claim behind the ledger's result. The result's columns are set together with it. */
  result_claim_id: Id<'claim'> | null;
  outcome: Outcome | null;
  score: JsonText | null;
  winning_side: 0 | 1 | null;
  retired_side: 0 | 1 | null;
  played_on: IsoDate | null;
}

/** Members who were on a side of a match that was ever disputed. */
interface DisputeMemberTable {
  match_id: Id<'match'>;
  member_id: Id<'member'>;
}

/** The number of disputed matches that a member has played in. */
interface DisputeCountTable {
  member_id: Id<'member'>;
  disputes: number;
}

export interface ClaimTable {
  id: Id<'claim'>;
  match_id: Id<'match'>;
  side: 0 | 1 | null;
  outcome: Outcome;
  score: JsonText | null;
  retired_side: 0 | 1 | null;
  played_on: IsoDate | null;
  state: 'pending' | 'confirmed' | 'superseded';
  source: 'web' | 'messaging' | 'api' | 'coach_entry' | 'nl_parse';
  accepts_claim_id: Id<'claim'> | null;
  submitted_at: Timestamp;
  confirmed_at: Timestamp | null;
  raw_input: string | null;
}

/** A match without a row has no plan. Only its author sees "planned"; all see "arranged". */
interface MatchPlanTable {
  match_id: Id<'match'>;
  member_id: Id<'member'>;
  state: 'planned' | 'arranged';
  arranged_on: IsoDate | null;
  updated_at: Timestamp;
}

interface PartnerChoiceTable {
  competition_id: Id<'competition'>;
  member_id: Id<'member'>;
  choice: 'same_partner' | 'not_playing' | 'new_partner' | 'coach_decides';
  partner_id: Id<'member'> | null;
  updated_at: Timestamp;
}

/** A member turned down the partner request of the member `from_id`. */
interface PartnerDeclineTable {
  competition_id: Id<'competition'>;
  member_id: Id<'member'>;
  from_id: Id<'member'>;
  declined_at: Timestamp;
}

/** Each member's place in the last fill of a draft. */
interface FillTable {
  competition_id: Id<'competition'>;
  /** The sorted ids of the members, separated by spaces. */
  members: string;
  division_id: Id<'division'> | null;
  starting_place: number | null;
}

interface TieDecisionTable {
  id: Id<'tie_decision'>;
  division_id: Id<'division'>;
  decided_by: DecisionWay;
  created_at: Timestamp;
}

interface TieDecisionEntryTable {
  decision_id: Id<'tie_decision'>;
  entry_id: Id<'entry'>;
  /** From 0, the best first. */
  position: number;
}

/** An entry that the coach carries over although the plan would leave it out. */
interface KeptEntryTable {
  competition_id: Id<'competition'>;
  entry_id: Id<'entry'>;
}

interface DraftWithUnsaidTable {
  competition_id: Id<'competition'>;
}

interface PendingWipeTable {
  id: Id<'wipe'>;
  since: Timestamp;
}

export interface IdempotencyKeyTable {
  /** Type and id of the credential; for a login link, which works once, the hash of its token. */
  credential: string;
  key_hash: string;
  /** Null after an erasure. */
  fingerprint: string | null;
  /** Null if several things were created. */
  made_id: Id | null;
  /** Null if the answer contained a secret or was cleared by an erasure. */
  answer: JsonText | null;
  expires_at: Timestamp;
}

/** The meaning of a heading or of the club's own word, as chosen at an import. */
interface ImportMeaningTable {
  place: string;
  word: string;
  means: string;
  said_at: Timestamp;
}

interface MigrationTable {
  name: string;
}

export interface Tables {
  migrations: MigrationTable;
  club: ClubTable;
  feed: FeedTable;
  events: EventTable;
  api_keys: ApiKeyTable;
  court_locations: CourtLocationTable;
  members: MemberTable;
  join_requests: JoinRequestTable;
  login_links: LoginLinkTable;
  sessions: SessionTable;
  seasons: SeasonTable;
  competitions: CompetitionTable;
  divisions: DivisionTable;
  entries: EntryTable;
  entry_members: EntryMemberTable;
  former_lineups: FormerLineupTable;
  former_lineup_members: FormerLineupMemberTable;
  leavings: LeavingTable;
  matches: MatchTable;
  match_plans: MatchPlanTable;
  dispute_members: DisputeMemberTable;
  dispute_counts: DisputeCountTable;
  claims: ClaimTable;
  partner_choices: PartnerChoiceTable;
  partner_declines: PartnerDeclineTable;
  fills: FillTable;
  tie_decisions: TieDecisionTable;
  tie_decision_entries: TieDecisionEntryTable;
  kept_entries: KeptEntryTable;
  drafts_with_unsaid: DraftWithUnsaidTable;
  pending_wipes: PendingWipeTable;
  idempotency_keys: IdempotencyKeyTable;
  import_meanings: ImportMeaningTable;
}
