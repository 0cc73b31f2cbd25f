import type { Generated } from 'kysely';
import type { Id } from '../shared/ids.ts';
import type { MemberStatus, Wish } from '../shared/members.ts';
import type { Outcome } from '../shared/score.ts';
import type { IsoDate, Timestamp } from '../shared/dates.ts';

/*
 * The tables as both databases hold them: text, integers and doubles alone. Timestamps are
 * ISO text in UTC, which sorts as time does; yes and no are 1 and 0; JSON is text.
 */

type Flag = 0 | 1;
type Json = string;

interface Stamped {
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ClubTable extends Stamped {
  id: Id;
  slug: string;
  name: string;
  timezone: string;
  branding: Json;
  weather_units: Generated<'uk' | 'metric' | 'us'>;
}

export interface CourtLocationTable extends Stamped {
  id: Id;
  name: string;
  latitude: number;
  longitude: number;
}

/** One row: the position of the newest event, which is also the revision of all the data. */
interface FeedTable {
  position: number;
}

export interface EventTable {
  position: number;
  id: Id;
  kind: string;
  occurred_at: Timestamp;
  actor_type: 'api_key' | 'session' | 'system';
  actor_id: Id | null;
  /** The member behind a session, which itself is gone after sign-out. */
  actor_member_id: Id | null;
  subject_type: string;
  subject_id: Id;
  match_id: Id | null;
  data: Json;
}

export interface ApiKeyTable {
  id: Id;
  name: string;
  prefix: string;
  hash: string;
  scopes: string;
  last_used_at: Generated<Timestamp | null>;
  expires_at: Timestamp | null;
  revoked_at: Generated<Timestamp | null>;
  created_at: Timestamp;
}

export interface MemberTable extends Stamped {
  id: Id;
  display_name: string;
  /** The display name as it is searched: folded, so that case does not matter in any script. */
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
  /** The address as it is compared: unique among members who are not removed. */
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
  id: Id;
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
  id: Id;
  hash: string;
  member_id: Id;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface SessionTable {
  id: Id;
  hash: string;
  member_id: Id;
  created_at: Timestamp;
}

export interface SeasonTable extends Stamped {
  id: Id;
  name: string;
  state: 'planning' | 'active' | 'complete' | 'archived';
  starts_on: IsoDate | null;
  ends_on: IsoDate | null;
  results_deadline: IsoDate | null;
}

export interface CompetitionTable extends Stamped {
  id: Id;
  season_id: Id;
  name: string;
  discipline: 'singles' | 'doubles' | 'mixed_doubles';
  state: 'draft' | 'active' | 'complete' | 'archived';
  visibility: 'members' | 'private';
  rules: Json;
  previous_competition_id: Id | null;
  placements_decided: Flag;
}

export interface DivisionTable extends Stamped {
  id: Id;
  competition_id: Id;
  name: string;
  position: number;
}

export interface EntryTable extends Stamped {
  id: Id;
  competition_id: Id;
  division_id: Id | null;
  name: string | null;
  status: 'active' | 'withdrawn';
  withdrawn_at: Timestamp | null;
  opted_out_at: Timestamp | null;
}

interface EntryMemberTable {
  entry_id: Id;
  /** Repeated here so that the database itself holds a member to one entry a competition. */
  competition_id: Id;
  member_id: Id;
  position: number;
}

/** An entry that a member's leaving takes out of the next season. */
interface LeavingTable {
  member_id: Id;
  entry_id: Id;
  recorded_at: Timestamp;
}

export interface MatchTable extends Stamped {
  id: Id;
  competition_id: Id;
  division_id: Id;
  entry0_id: Id;
  entry1_id: Id;
  status: 'open' | 'reported' | 'played' | 'disputed';
  /** The claim behind the ledger's result; the result's columns are set when it is. */
  result_claim_id: Id | null;
  outcome: Outcome | null;
  score: Json | null;
  winning_side: 0 | 1 | null;
  retired_side: 0 | 1 | null;
  played_on: IsoDate | null;
}

export interface ClaimTable {
  id: Id;
  match_id: Id;
  side: 0 | 1 | null;
  outcome: Outcome;
  score: Json | null;
  retired_side: 0 | 1 | null;
  played_on: IsoDate | null;
  state: 'pending' | 'confirmed' | 'superseded';
  source: 'web' | 'messaging' | 'api' | 'coach_entry' | 'nl_parse';
  accepts_claim_id: Id | null;
  submitted_at: Timestamp;
  confirmed_at: Timestamp | null;
  raw_input: string | null;
}

/** No row: still to be arranged. "planned" is its setter's own, "arranged" holds for the match. */
interface MatchPlanTable {
  match_id: Id;
  member_id: Id;
  state: 'planned' | 'arranged';
  arranged_on: IsoDate | null;
  updated_at: Timestamp;
}

interface PartnerChoiceTable {
  competition_id: Id;
  member_id: Id;
  choice: 'same_partner' | 'not_playing' | 'new_partner' | 'coach_decides';
  partner_id: Id | null;
  updated_at: Timestamp;
}

/** The member turned down the one it is from. */
interface PartnerDeclineTable {
  competition_id: Id;
  member_id: Id;
  from_id: Id;
  declined_at: Timestamp;
}

/** Where the last fill of a draft put whom. */
interface FillTable {
  competition_id: Id;
  /** The ids of the members, sorted, with a space between. */
  members: string;
  division_id: Id | null;
}

/** An erasure that is not wiped from the files yet. */
interface PendingWipeTable {
  id: Id;
  since: Timestamp;
}

/** What a request with an Idempotency-Key was answered. */
export interface IdempotencyKeyTable {
  /** Type and id of the credential; of a login link, which is used up, the hash of its token. */
  credential: string;
  key_hash: string;
  /** Null once an erasure has cleared it. */
  fingerprint: string | null;
  /** Null where several things were made. */
  made_id: Id | null;
  /** Null where it held a secret, or an erasure has cleared it. */
  answer: Json | null;
  expires_at: Timestamp;
}

/** The migrations that have run. */
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
  leavings: LeavingTable;
  matches: MatchTable;
  match_plans: MatchPlanTable;
  claims: ClaimTable;
  partner_choices: PartnerChoiceTable;
  partner_declines: PartnerDeclineTable;
  fills: FillTable;
  pending_wipes: PendingWipeTable;
  idempotency_keys: IdempotencyKeyTable;
}
