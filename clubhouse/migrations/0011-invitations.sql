-- Who pressed for an invitation: the league is told of its end by the website's key, for everybody.
create table invitations (
  -- Of the letter in the outbox, with which it goes.
  letter_key text primary key,
  member_id text not null,
  -- What the key is called of who pressed.
  pressed_by text not null
) strict, without rowid;
create index invitations_of_member on invitations (member_id);
