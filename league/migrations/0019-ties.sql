-- Where an entry started, and in which order those come whom the rules leave level.
alter table entries add column starting_place integer check (starting_place >= 1);
-- What the last fill gave: another number has been put in by hand.
alter table fills add column starting_place integer;

create table tie_decisions (
  id ctext primary key,
  division_id ctext not null references divisions (id) on delete cascade,
  decided_by ctext not null check (decided_by in ('lot', 'play_off', 'agreement')),
  created_at ctext not null
);
create index tie_decisions_of_division on tie_decisions (division_id);

create table tie_decision_entries (
  decision_id ctext not null references tie_decisions (id) on delete cascade,
  entry_id ctext not null references entries (id),
  -- From 0, the best first.
  position integer not null,
  primary key (decision_id, position)
);
create index tie_decision_entries_of_entry on tie_decision_entries (entry_id);
