-- Pictures of the club and its sponsors, drawn anew as PNG: the branding in the league names them.
create table images (
  -- SHA-256 of the picture's bytes.
  image text not null,
  -- The picture itself, or an icon made of it.
  variant text not null,
  width integer not null,
  height integer not null,
  bytes blob not null,
  added_at integer not null,
  primary key (image, variant)
) strict;

-- What applicants were shown: each text that the club published, with its number and its day.
create table privacy_notices (
  version integer primary key,
  day text not null,
  published_by text not null,
  -- As the branding of the club has it, in JSON.
  notice text not null
) strict;
