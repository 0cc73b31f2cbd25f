-- The chat in which a member writes: one of each member, and of one member each.
create table chat_links (
  member_id text primary key,
  -- As Telegram numbers it.
  chat_id integer not null unique,
  -- Epoch milliseconds.
  linked_at integer not null
) strict;

-- Links that a member may open once to make a chat theirs: their tokens are marked over all three.
create table chat_wishes (
  member_id text primary key,
  handle text not null unique,
  -- Epoch milliseconds.
  expires_at integer not null
) strict;

-- What was written to the bot, each once by the number that Telegram gave it, and what it is answered.
create table chat_messages (
  place integer primary key autoincrement,
  -- Which bot it came to: each numbers by itself.
  bot_id text not null,
  update_id integer not null,
  chat_id integer not null,
  -- Null: the chat was nobody's.
  member_id text,
  kind text not null,
  -- Empty once it has been answered, unless it was asked back.
  written text not null,
  -- Of the program that it was written with, as `de`; empty: not known.
  language text not null,
  -- Epoch milliseconds.
  received_at integer not null,
  -- `answered`: the answer is still to be handed over.
  state text not null check (state in ('waiting', 'answered', 'done')),
  attempts integer not null default 0,
  next_attempt_at integer not null,
  -- What it was about, kept before anything is done: a later attempt takes the same.
  match_id text,
  -- What the own side had reported before: the id of its last report, or `none`.
  reported_before text,
  -- JSON, until it has been handed over.
  answer text,
  -- Matches and results of which its writer is asked which it was.
  choices text,
  unique (bot_id, update_id)
) strict;
create index chat_messages_waiting on chat_messages (state, place);
create index chat_messages_of_chat on chat_messages (chat_id, place);
