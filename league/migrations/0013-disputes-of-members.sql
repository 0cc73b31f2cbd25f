-- Who has been on a side of a match whose sides ever differed, and in how many: so that the history
-- of disputes reads the matches of one page alone. Neither ever becomes less: the members of an entry
-- do not change, and no match is deleted once a side has reported it.
create table dispute_members (
  match_id ctext not null references matches (id),
  member_id ctext not null references members (id),
  primary key (match_id, member_id)
);
create index dispute_members_by_member on dispute_members (member_id, match_id);
insert into dispute_members (match_id, member_id)
select matches.id, entry_members.member_id
from (select distinct match_id from events where kind = 'match.disputed') as disputed
join matches on matches.id = disputed.match_id
join entry_members on entry_members.entry_id in (matches.entry0_id, matches.entry1_id);

create table dispute_counts (
  member_id ctext primary key references members (id),
  disputes integer not null check (disputes >= 1)
);
create index dispute_counts_by_place on dispute_counts (disputes desc, member_id);
insert into dispute_counts (member_id, disputes)
select member_id, count(*) from dispute_members group by member_id;

-- What found these matches for every page.
drop index events_of_disputes;
