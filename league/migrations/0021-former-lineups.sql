-- Who an entry's members were before they changed. What they had reported or played by then stays
-- theirs: such a match names the lineup of its side, any other has the present members.
create table former_lineups (
  id ctext primary key,
  entry_id ctext not null references entries (id),
  name ctext,
  until ctext not null
);
create index former_lineups_of_entry on former_lineups (entry_id);

create table former_lineup_members (
  lineup_id ctext not null references former_lineups (id),
  member_id ctext not null references members (id),
  position integer not null check (position in (0, 1)),
  primary key (lineup_id, position)
);
create index former_lineup_members_of_member on former_lineup_members (member_id, lineup_id);

alter table matches add column lineup0_id ctext references former_lineups (id);
alter table matches add column lineup1_id ctext references former_lineups (id);
create index matches_of_lineup0 on matches (lineup0_id) where lineup0_id is not null;
create index matches_of_lineup1 on matches (lineup1_id) where lineup1_id is not null;

-- Made anew without its constraint: who withdrew with an entry may be entered again.
create table entry_members_anew (
  entry_id ctext not null references entries (id),
  competition_id ctext not null references competitions (id),
  member_id ctext not null references members (id),
  position integer not null check (position in (0, 1)),
  primary key (entry_id, position)
);
insert into entry_members_anew (entry_id, competition_id, member_id, position)
select entry_id, competition_id, member_id, position from entry_members;
drop table entry_members;
alter table entry_members_anew rename to entry_members;
create index entry_members_of_member on entry_members (member_id, entry_id);
create index entry_members_of_competition on entry_members (competition_id, member_id);
