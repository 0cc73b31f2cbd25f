-- Drafts of a first season into which a coach also takes who has said nothing about playing.
create table drafts_with_unsaid (
  competition_id ctext primary key references competitions (id) on delete cascade
);
