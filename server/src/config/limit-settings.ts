// The settings that limit what clients may use and what a process runs at once.
import { setting } from '@greenroom/engine-kit/settings';
import { durationMs, list, whole } from './setting-types.ts';

/** Whether the URL has only a scheme, a host and a port. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/';
}

const origins = list
  .refine((items) => items.every(isOrigin))
  .transform((items) => items.map((item) => new URL(item).origin));

const count = { form: 'a whole number from 1 to 10000' };

export const limitSettings = {
  TRUSTED_INPUT_ORIGINS: setting(origins.default([]), {
    form: 'origins such as http://media.internal:9000, separated by commas',
    about:
      'Origins from which inputs may be loaded even if they use http or a private address, such as your own object store. Every client can make the service load any URL of these origins.',
    default: 'none',
  }),
  TRUSTED_WEBHOOK_ORIGINS: setting(origins.default([]), {
    form: 'origins such as http://crm.internal:9000, separated by commas',
    about:
      'Origins to which webhooks may be sent even if they use http or a private address, such as your own software. Every client can make the service post to any URL of these origins.',
    default: 'none',
  }),
  RATE_LIMIT: setting(whole(1, 1_000_000).optional(), {
    form: 'a whole number from 1 to 1000000',
    about: 'Requests per minute for each API key, counted for all processes together. Further requests return 429.',
    default: 'no limit',
  }),
  MAX_ACTIVE_JOBS: setting(whole(1, 10_000).default(5), {
    ...count,
    about: 'Videos that one client may have queued or running at once.',
    default: '5',
  }),
  MAX_CLONED_VOICES: setting(whole(1, 10_000).default(3), {
    ...count,
    about: 'Cloned voices that one client may keep.',
    default: '3',
  }),
  MAX_LIBRARY_VOICES: setting(whole(1, 10_000).default(10), {
    ...count,
    about: 'Stock voices that one client may keep.',
    default: '10',
  }),
  JOB_START_LIMIT: setting(durationMs.default(7_200_000), {
    form: 'a duration such as 90s, 45m or 2h',
    about: 'The longest time a video may wait. One that has not started by then fails and is refunded.',
    default: '2h',
  }),
  WORKER_CONCURRENCY: setting(whole(1, 1_000).optional(), {
    form: 'a whole number from 1 to 1000',
    about: 'Videos that one worker runs at once.',
    default: 'the number of cores',
  }),
  TASK_PROCESSES: setting(whole(1, 1_000).optional(), {
    form: 'a whole number from 1 to 1000',
    about:
      'Task processes for rendering, speech and decoding that each process of the service may run at once. One of them is reserved for short tasks. Each uses up to one core (two while it renders a video) and several hundred MB of memory.',
    default: 'the number of cores plus one',
  }),
};
