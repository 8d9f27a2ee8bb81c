// The jobs module for tests that run no worker: jobs are enqueued, but not started, and no notification arrives.
import type { Db } from '../db/db.ts';
import type { JobHooks } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';
import type { Notifications } from './notifications.ts';

const notifications: Notifications = { subscribe: () => () => undefined, close: async () => undefined };

export const createTestJobs = (db: Db, hooks: Pick<JobHooks, 'failed'> = { failed: async () => undefined }): Jobs =>
  createJobs({ db, notifications, hooks });
