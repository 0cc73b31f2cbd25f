-- Who asked for a sign-in link, until its letter has gone: no link is stored, one is made each time.
create table sign_in_wishes (
  -- Never given again: an attempt that is late must not end the wish of another.
  place integer primary key autoincrement,
  address text not null,
  -- The address in lower case: who asks again meanwhile waits for the same letter.
  address_key text not null unique,
  -- Whose address it is, once the league has said so.
  member_id text,
  language text not null,
  -- The path of the site to go on to.
  go_on_to text not null,
  -- Epoch milliseconds.
  asked_at integer not null,
  next_attempt_at integer not null,
  attempts integer not null default 0
) strict;
create index sign_in_wishes_next on sign_in_wishes (next_attempt_at);
