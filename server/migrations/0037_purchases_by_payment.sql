-- What was paid in a period, by all clients.
-- no transaction
drop index concurrently if exists purchases_by_payment;
create index concurrently purchases_by_payment on purchases (paid_at) where paid_at is not null;
