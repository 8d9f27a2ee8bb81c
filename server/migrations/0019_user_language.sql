-- The language of the dashboard and of e-mails to each user. Null: the user has not opened the dashboard since languages can be chosen.
alter table users add column language text check (language <> '');
