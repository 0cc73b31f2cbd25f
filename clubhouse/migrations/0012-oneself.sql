-- The address that a member wants for themselves, until the letter to it is confirmed: one at a time.
create table address_changes (
  member_id text primary key,
  -- Random: whoever reads this file still cannot make the address of the page, which is marked too.
  handle text not null,
  address text not null,
  -- Their own address in the league as they asked; empty: they had none.
  was text not null,
  -- Epoch milliseconds.
  expires_at integer not null
) strict;

-- Who has no address of their own and reads the mailbox of another member.
create table shared_mailboxes (
  member_id text primary key,
  holder_id text not null
) strict;
create index shared_mailboxes_holder on shared_mailboxes (holder_id);

-- A sign-in link to a mailbox of several: a row for each who may be picked, once for all of them.
create table family_links (
  token_hash text not null,
  member_id text not null,
  display_name text not null,
  -- Epoch milliseconds.
  expires_at integer not null,
  primary key (token_hash, member_id)
) strict;
