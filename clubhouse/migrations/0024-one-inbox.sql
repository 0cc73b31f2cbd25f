-- What members write, by email and in chats, in one table: each message is known by its channel and source.
create table messages (
  place integer primary key autoincrement,
  channel text not null check (channel in ('mail', 'chat')),
  -- The hash of an email and the address that it came to, or the bot and the number of its update.
  source text not null,
  -- The reply address of an email; 0 in a chat.
  address_place integer not null,
  -- Null: the chat was nobody's.
  member_id text,
  -- Their ids, with a comma between; empty in a chat.
  match_ids text not null,
  -- The match that it is about, kept before anything is done; null: not known yet.
  match_id text,
  -- 0: the email was about no proposal.
  proposal_id integer not null,
  kind text not null,
  -- Whom an email says that it is from; empty once it has been answered.
  sender text not null,
  is_forged integer not null,
  is_stranger integer not null,
  chat_id integer not null,
  -- The language of the program that it was written with, as `de`; empty: not known.
  language text not null,
  -- Empty once it has been answered, unless it was asked back.
  written text not null,
  -- By it words that arrive again are known.
  words_hash text not null,
  -- Epoch milliseconds.
  received_at integer not null,
  -- `answered`: the answer is still to be handed over.
  state text not null check (state in ('waiting', 'answered', 'done')),
  attempts integer not null default 0,
  next_attempt_at integer not null,
  -- What the own side had reported before: the id of its last report, or `none`.
  reported_before text,
  -- JSON, until it has been handed over.
  answer text,
  -- JSON: matches and results of which its writer is asked which it was.
  choices text,
  -- What came of it; null where it was answered by nothing, or waits.
  outcome text,
  unique (channel, source)
) strict;

insert into messages (place, channel, source, address_place, member_id, match_ids, match_id, proposal_id, kind,
  sender, is_forged, is_stranger, chat_id, language, written, words_hash, received_at, state, attempts,
  next_attempt_at, reported_before, choices)
select place, 'mail', message_hash || '.' || address_place, address_place, member_id, match_ids, match_id,
  proposal_id, iif(kind = 'reply', 'text', kind), sender, is_forged, is_stranger, 0, '', written, '', received_at,
  state, attempts, next_attempt_at, reported_before,
  iif(choices is null, null, (select json_group_array(json_object('matchId', match_id, 'entry', json(value)))
    from json_each(choices)))
from replies;
insert into messages (channel, source, address_place, member_id, match_ids, match_id, proposal_id, kind, sender,
  is_forged, is_stranger, chat_id, language, written, words_hash, received_at, state, attempts, next_attempt_at,
  reported_before, answer, choices)
select 'chat', bot_id || '.' || update_id, 0, member_id, '', match_id, 0, kind, '', 0, 0, chat_id, language, written,
  '', received_at, state, attempts, next_attempt_at, reported_before, answer, choices
from chat_messages order by place;

drop table replies;
drop table chat_messages;

create index messages_waiting on messages (state, place);
create index messages_of_member on messages (member_id, received_at);
create index messages_of_chat on messages (chat_id, place);
