-- What is told of one thing is read without reading the whole feed.
create index events_of_subject on events (subject_id, position);
