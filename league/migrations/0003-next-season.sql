-- What a member of a doubles competition said about the next season; who said nothing has no row.
create table partner_choices (
  competition_id ctext not null references competitions (id) on delete cascade,
  member_id ctext not null references members (id),
  choice ctext not null
    check (choice in ('same_partner', 'not_playing', 'new_partner', 'coach_decides')),
  partner_id ctext references members (id),
  updated_at ctext not null,
  primary key (competition_id, member_id)
);

-- Who turned whom down.
create table partner_declines (
  competition_id ctext not null references competitions (id) on delete cascade,
  member_id ctext not null references members (id),
  from_id ctext not null references members (id),
  declined_at ctext not null,
  primary key (competition_id, member_id, from_id)
);

-- Where the last fill of a draft put whom: by it, what was changed by hand is known.
create table fills (
  competition_id ctext not null references competitions (id) on delete cascade,
  members ctext not null,
  division_id ctext references divisions (id) on delete set null,
  primary key (competition_id, members)
);
