-- An erasure whose cleared values may still be in free places of the files. A row goes once they
-- are wiped.
create table pending_wipes (
  id ctext primary key,
  since ctext not null
);
