-- What was granted and withdrawn in a period, to and from all clients.
-- no transaction
drop index concurrently if exists ledger_grants_by_time;
create index concurrently ledger_grants_by_time on ledger_transfers (created_at) where kind in ('grant', 'withdraw');
