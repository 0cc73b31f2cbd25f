-- Where the feed goes on after each restore, oldest first: JSON, a list of { id, after }.
alter table feed add column epochs ctext not null default '[]';
