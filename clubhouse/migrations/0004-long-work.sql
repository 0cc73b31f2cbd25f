-- Long work that a coach began, as an import: it goes on while they are elsewhere.
create table works (
  id integer primary key autoincrement,
  -- Of the form that began it: sent twice, it begins once.
  once text not null unique,
  kind text not null,
  begun_by text not null,
  -- The path of this site to go on to.
  leads_to text not null,
  state text not null
    check (state in ('running', 'stopped', 'restarted', 'refused', 'finished')),
  begun_at integer not null,
  -- Since when it has its state.
  since integer not null
) strict;

create table work_items (
  work_id integer not null references works (id) on delete cascade,
  place integer not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'done', 'failed')),
  -- What it is called, and what is to be done, as JSON; empty once it is done.
  label text not null,
  item text not null,
  member_id text,
  -- What came of it, or why not: codes, which each language says.
  code text,
  detail text,
  primary key (work_id, place)
) strict, without rowid;
create index work_items_of_member on work_items (member_id) where member_id is not null;
