-- What a request with an Idempotency-Key was answered, so that the same request again makes nothing.
-- The key itself may tell who somebody is: its SHA-256 stands for it.
create table idempotency_keys (
  credential ctext not null,
  key_hash ctext not null,
  -- Of the request; null once an erasure has cleared it.
  fingerprint ctext,
  -- Of what was made, where that is one thing.
  made_id ctext,
  -- The body of the answer; null where it held a secret, or an erasure has cleared it.
  answer ctext,
  expires_at ctext not null,
  primary key (credential, key_hash)
);
create index idempotency_keys_by_expiry on idempotency_keys (expires_at);
