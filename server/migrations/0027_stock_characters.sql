-- Whether a character was created from a stock presenter.
alter table characters add column stock boolean not null default false;
