-- The operator's list of clients in the order of their names.
-- no transaction
drop index concurrently if exists clients_by_name;
create index concurrently clients_by_name on clients (lower(name), id);
