-- Which stock presenter a character was created from, so that the same one is not offered again. Null for those of versions before.
alter table characters add column stock_id text;
create index on characters (client_id) where stock and deleted_at is null;
