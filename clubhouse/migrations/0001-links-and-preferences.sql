-- Who a sign-in link was made for, so that its page can greet them by name before anything happens.
create table minted_links (
  token_hash text primary key,
  member_id text not null,
  display_name text not null,
  expires_at integer not null
) strict;

-- What a member chose on the site itself; the league knows nothing of it.
create table preferences (
  member_id text primary key,
  language text
) strict;
