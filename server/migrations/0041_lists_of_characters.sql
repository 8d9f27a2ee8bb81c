-- The stock presenters of a client, and when a character was used last, without reading all its orders.
-- no transaction
drop index concurrently if exists characters_from_stock;
create index concurrently characters_from_stock on characters (client_id) where stock and deleted_at is null;
drop index concurrently if exists orders_by_character;
create index concurrently orders_by_character on orders (character_id, created_at) where character_id is not null;
-- Its rows are found by the index before.
drop index concurrently if exists orders_character_id_idx;
