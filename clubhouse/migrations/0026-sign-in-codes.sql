-- Browsers that asked for a sign-in email, and the code that each may enter. Known and unknown addresses look
-- alike: an unknown one never gets a code. A row with wrong codes stays for a day, so that they count.
create table sign_in_codes (
  -- SHA-256 of the handle in the browser's sealed cookie.
  handle_hash text primary key,
  -- A keyed hash of the address.
  mailbox text not null,
  -- The owner of the address, once the email is sent.
  member_id text,
  -- The email's link, which the site's key and the code open together; null until the email is sent.
  sealed_link text,
  wrong integer not null default 0,
  -- Epoch milliseconds.
  expires_at integer not null
) strict;
create index sign_in_codes_of_mailbox on sign_in_codes (mailbox);
create index sign_in_codes_of_member on sign_in_codes (member_id) where member_id is not null;
