-- The entries from before are valid too.
alter table audit_log validate constraint audit_log_action_check;
