-- A match's events have it as their subject, so events_of_subject finds them too. Each claim wrote
-- both.
drop index events_of_match;
