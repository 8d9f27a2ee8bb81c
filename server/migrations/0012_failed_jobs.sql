-- Few of many: the operator looks for them by day, among all clients'.
create index jobs_failed on jobs (queued_at desc, id desc) where status = 'failed';
