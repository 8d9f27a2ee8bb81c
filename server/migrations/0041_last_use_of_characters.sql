-- When a character was used last, without reading all its orders.
-- no transaction
drop index concurrently if exists orders_by_character;
create index concurrently orders_by_character on orders (character_id, created_at) where character_id is not null;
