-- A sign-in link is bound to the mailbox that it was sent to. Family links live half an hour: whoever holds
-- an older one asks for another.
drop table family_links;
create table family_links (
  token_hash text not null,
  member_id text not null,
  display_name text not null,
  -- The league's link for this member, which only the family link opens.
  sealed_link text not null,
  -- A hash of the address that the link was sent to.
  mailbox_hash text not null,
  -- Epoch milliseconds.
  expires_at integer not null,
  primary key (token_hash, member_id)
) strict;

-- Null: the link was made for a screen or for paper, and is bound to no mailbox.
alter table minted_links add column mailbox_hash text;
