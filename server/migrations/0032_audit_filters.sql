-- The audit log is listed by action and by actor. The index of actors has the whole order of the list: without the id, the planner prefers
-- the index of all entries, and reads those of others.
-- no transaction
drop index concurrently if exists audit_log_by_action;
create index concurrently audit_log_by_action on audit_log (action, created_at desc, id desc);
drop index concurrently if exists audit_log_by_actor;
create index concurrently audit_log_by_actor on audit_log (actor, created_at desc, id desc);
drop index concurrently if exists audit_log_actor_created_at_idx;
