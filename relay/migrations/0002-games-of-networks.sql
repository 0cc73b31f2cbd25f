-- A row for each network, so that a new game need not write all of them anew.
create table games_of_networks (network text primary key, games integer not null) without rowid;
insert into games_of_networks (network, games)
  select json_extract(pair.value, '$[0]'), json_extract(pair.value, '$[1]')
  from budget, json_each(budget.networks) as pair;
alter table budget drop column networks;
