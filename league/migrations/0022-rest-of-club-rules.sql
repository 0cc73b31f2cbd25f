-- Rules stored so far get the members that came with retirements, unfinished sets and partial points.
select 1;
