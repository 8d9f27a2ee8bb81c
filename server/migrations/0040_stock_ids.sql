-- Which stock presenter a character was created from, so that the same one is not offered again. Null for those of versions before.
alter table characters add column stock_id text;
