-- Whether somebody chose the name of the client. The first name after a sign-up is that of a person, which no public page shows.
alter table clients add column name_chosen boolean not null default false;
