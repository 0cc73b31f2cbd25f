-- Which time a pairing of a division is played: the rules may ask for it twice.
alter table matches add column round integer not null default 1 check (round in (1, 2));
