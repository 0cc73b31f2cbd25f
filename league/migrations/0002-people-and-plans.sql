alter table club add column weather_units ctext not null default 'metric'
  check (weather_units in ('uk', 'metric', 'us'));

create table court_locations (
  id ctext primary key,
  name ctext not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  created_at ctext not null,
  updated_at ctext not null
);

alter table members add column erased_at ctext;

create table join_requests (
  id ctext primary key,
  first_name ctext not null,
  surname ctext not null,
  email ctext not null,
  email_key ctext not null,
  phone ctext not null,
  gender ctext not null,
  age_group ctext,
  wants_to_play ctext,
  self_level integer check (self_level between 1 and 10),
  privacy_notice ctext not null,
  created_at ctext not null,
  expires_at ctext not null
);
create index join_requests_by_expiry on join_requests (expires_at);

-- The entries that a member who leaves takes out of the next season.
create table leavings (
  member_id ctext not null references members (id),
  entry_id ctext not null references entries (id) on delete cascade,
  recorded_at ctext not null,
  primary key (member_id, entry_id)
);
create index leavings_of_entry on leavings (entry_id);

-- "planned" is the setter's own mark, "arranged" holds for the match; "to_arrange" has no row.
create table match_plans (
  match_id ctext not null references matches (id) on delete cascade,
  member_id ctext not null references members (id),
  state ctext not null check (state in ('planned', 'arranged')),
  arranged_on ctext,
  updated_at ctext not null,
  primary key (match_id, member_id)
);

create unique index match_plans_arranged on match_plans (match_id) where state = 'arranged';

create index events_of_disputes on events (match_id) where kind = 'match.disputed';
