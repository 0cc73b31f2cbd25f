-- What the Reply-To of a letter stands for: its token names the place, and is marked over all three.
create table reply_addresses (
  place integer primary key autoincrement,
  member_id text not null,
  match_id text not null,
  -- 0: the letter was about no proposal.
  proposal_id integer not null,
  -- Epoch milliseconds.
  made_at integer not null,
  unique (member_id, match_id, proposal_id)
) strict;

-- Replies, each once: a message is known by its hash, and by the letter that it answers.
create table replies (
  place integer primary key autoincrement,
  message_hash text not null,
  address_place integer not null,
  member_id text not null,
  match_id text not null,
  proposal_id integer not null,
  -- `reply`, or `too_large`: it was not downloaded.
  kind text not null,
  -- Whom it says that it is from; empty once it has been answered.
  sender text not null,
  -- The receiving mail server says that it is not from there.
  is_forged integer not null,
  -- What was written above the quoted letter; empty once it has been answered, unless it was asked back.
  written text not null,
  -- Epoch milliseconds.
  received_at integer not null,
  state text not null check (state in ('waiting', 'done')),
  attempts integer not null default 0,
  next_attempt_at integer not null,
  -- What the own side had reported before this reply was: the id of its last report, or `none`.
  reported_before text,
  -- Two results, of which its writer is asked which it was.
  choices text,
  unique (message_hash, address_place)
) strict;
create index replies_waiting on replies (state, place);
create index replies_of_member on replies (member_id, received_at);
