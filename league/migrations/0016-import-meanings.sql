-- What the club's own headings and words mean, as somebody said it at an import.
create table import_meanings (
  -- `heading`, or the field whose cells the word stands in.
  place ctext not null,
  -- Folded: letters and digits alone.
  word ctext not null,
  -- What the column holds, empty where it is passed over; or the value of the field.
  means ctext not null,
  said_at ctext not null,
  primary key (place, word)
);
