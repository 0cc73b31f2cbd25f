-- Rules stored so far get the member that came with parallel boxes.
select 1;
