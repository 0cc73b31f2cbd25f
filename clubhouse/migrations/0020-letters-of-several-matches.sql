-- A letter may be about several matches: their ids, with a comma between.
alter table reply_addresses rename column match_id to match_ids;
-- A hash of the address that the letter went to; null: it is not known.
alter table reply_addresses add column mailbox_hash text;

alter table replies rename column match_id to match_ids;
-- The match that a reply is about; null: it is not known yet which of several.
alter table replies add column match_id text;
update replies set match_id = match_ids;
-- From another address than the letter went to, or forged: counted apart.
alter table replies add column is_stranger integer not null default 0;
