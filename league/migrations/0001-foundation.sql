-- One file for both databases: "ctext" is a domain over text collate "C" in PostgreSQL, and in
-- SQLite, by its name, a column of text affinity. So text sorts by its bytes on both.

create table club (
  id ctext primary key,
  slug ctext not null,
  name ctext not null,
  timezone ctext not null,
  branding ctext not null,
  created_at ctext not null,
  updated_at ctext not null
);

create table feed (
  position bigint not null
);
insert into feed (position) values (0);

create table events (
  position bigint primary key,
  id ctext not null unique,
  kind ctext not null,
  occurred_at ctext not null,
  actor_type ctext not null check (actor_type in ('api_key', 'session', 'system')),
  actor_id ctext,
  actor_member_id ctext,
  subject_type ctext not null,
  subject_id ctext not null,
  match_id ctext,
  data ctext not null
);
create index events_of_match on events (match_id, position) where match_id is not null;

create table api_keys (
  id ctext primary key,
  name ctext not null,
  prefix ctext not null,
  hash ctext not null unique,
  scopes ctext not null,
  last_used_at ctext,
  expires_at ctext,
  revoked_at ctext,
  created_at ctext not null
);

create table members (
  id ctext primary key,
  display_name ctext not null,
  display_name_key ctext not null,
  status ctext not null check (status in ('active', 'paused', 'left')),
  rating double precision,
  rating_system ctext,
  level integer check (level between 1 and 10),
  self_level integer check (self_level between 1 and 10),
  joined_on ctext,
  wants_to_play ctext,
  leaving_at ctext,
  deleted_at ctext,
  last_signed_in_at ctext,
  full_name ctext,
  email ctext,
  email_key ctext,
  invitation_state ctext check (invitation_state in ('accepted', 'failed')),
  invitation_at ctext,
  phone ctext,
  date_of_birth ctext,
  gender ctext,
  age_group ctext,
  notes ctext,
  created_at ctext not null,
  updated_at ctext not null
);
create unique index members_by_email on members (email_key)
  where email_key is not null and deleted_at is null;

create table login_links (
  id ctext primary key,
  hash ctext not null unique,
  member_id ctext not null references members (id),
  created_at ctext not null,
  expires_at ctext not null
);
create index login_links_of_member on login_links (member_id);

create table sessions (
  id ctext primary key,
  hash ctext not null unique,
  member_id ctext not null references members (id),
  created_at ctext not null
);
create index sessions_of_member on sessions (member_id, created_at);

create table seasons (
  id ctext primary key,
  name ctext not null,
  state ctext not null check (state in ('planning', 'active', 'complete', 'archived')),
  starts_on ctext,
  ends_on ctext,
  results_deadline ctext,
  created_at ctext not null,
  updated_at ctext not null
);

create table competitions (
  id ctext primary key,
  season_id ctext not null references seasons (id),
  name ctext not null,
  discipline ctext not null check (discipline in ('singles', 'doubles', 'mixed_doubles')),
  state ctext not null check (state in ('draft', 'active', 'complete', 'archived')),
  visibility ctext not null check (visibility in ('members', 'private')),
  rules ctext not null,
  previous_competition_id ctext references competitions (id),
  placements_decided integer not null check (placements_decided in (0, 1)),
  created_at ctext not null,
  updated_at ctext not null
);
create index competitions_of_season on competitions (season_id);
create index competitions_after on competitions (previous_competition_id);

create table divisions (
  id ctext primary key,
  competition_id ctext not null references competitions (id),
  name ctext not null,
  position integer not null check (position >= 1),
  created_at ctext not null,
  updated_at ctext not null
);
create index divisions_of_competition on divisions (competition_id, position);

create table entries (
  id ctext primary key,
  competition_id ctext not null references competitions (id),
  division_id ctext references divisions (id),
  name ctext,
  status ctext not null check (status in ('active', 'withdrawn')),
  withdrawn_at ctext,
  opted_out_at ctext,
  created_at ctext not null,
  updated_at ctext not null
);
create index entries_of_competition on entries (competition_id);
create index entries_of_division on entries (division_id);

create table entry_members (
  entry_id ctext not null references entries (id),
  competition_id ctext not null references competitions (id),
  member_id ctext not null references members (id),
  position integer not null check (position in (0, 1)),
  primary key (entry_id, position),
  unique (competition_id, member_id)
);
create index entry_members_of_member on entry_members (member_id, entry_id);

create table matches (
  id ctext primary key,
  competition_id ctext not null references competitions (id),
  division_id ctext not null references divisions (id),
  entry0_id ctext not null references entries (id),
  entry1_id ctext not null references entries (id),
  status ctext not null check (status in ('open', 'reported', 'played', 'disputed')),
  result_claim_id ctext,
  outcome ctext check (outcome in ('completed', 'retired', 'walkover', 'conceded', 'unplayed')),
  score ctext,
  winning_side integer check (winning_side in (0, 1)),
  retired_side integer check (retired_side in (0, 1)),
  played_on ctext,
  created_at ctext not null,
  updated_at ctext not null,
  check (entry0_id <> entry1_id)
);
create index matches_of_division on matches (division_id, id);
create index matches_of_competition on matches (competition_id, id);
create index matches_of_entry0 on matches (entry0_id, id);
create index matches_of_entry1 on matches (entry1_id, id);
create index matches_by_change on matches (updated_at, id);

create table claims (
  id ctext primary key,
  match_id ctext not null references matches (id),
  side integer check (side in (0, 1)),
  outcome ctext not null
    check (outcome in ('completed', 'retired', 'walkover', 'conceded', 'unplayed')),
  score ctext,
  retired_side integer check (retired_side in (0, 1)),
  played_on ctext,
  state ctext not null check (state in ('pending', 'confirmed', 'superseded')),
  source ctext not null check (source in ('web', 'messaging', 'api', 'coach_entry', 'nl_parse')),
  accepts_claim_id ctext,
  submitted_at ctext not null,
  confirmed_at ctext,
  raw_input ctext
);
create index claims_of_match on claims (match_id, id);
