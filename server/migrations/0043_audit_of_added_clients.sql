-- The audit log has clients that operators add in the dashboard.
alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in ('grant', 'withdraw', 'suspend', 'resume', 'retry', 'delete',
  'reset_two_factor', 'remove_passkeys', 'view', 'promote', 'demote', 'webhook', 'reset_link', 'invite', 'key', 'search', 'create')) not valid;
