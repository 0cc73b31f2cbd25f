-- What a competition does when one side answers no offer: after how many, and how the match counts.
create table offer_rules (
  competition_id text primary key,
  after_offers integer not null check (after_offers in (2, 3)),
  outcome text not null check (outcome in ('walkover', 'conceded'))
) strict;
