-- What is told of a competition is read without reading the whole feed.
alter table events add column competition_id ctext;
update events set competition_id = subject_id where subject_type = 'competition';
update events set competition_id = (
  select matches.competition_id from matches where matches.id = events.match_id
) where match_id is not null;
-- Of what it holds, the data name it: also where it is gone.
with made as materialized (
  select distinct subject_id as id from events where subject_type = 'competition'
)
update events set competition_id = (
  select made.id from made where events.data like '%"competition_id":"' || made.id || '"%'
) where competition_id is null and data like '%"competition_id":"%';
create index events_of_competition on events (competition_id, position)
  where competition_id is not null;
