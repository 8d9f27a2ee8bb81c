// A process that tests kill or freeze while it sends webhooks: it blocks before the request, or after the response.
import { once } from 'node:events';
import { openDb, timeLimits } from '../db/db.ts';
import { createSafePost, type SafePost } from '../net/safe-post.ts';
import { sendDueNow, senderDeps } from './testing.ts';

const [databaseUrl = '', origin = '', point = ''] = process.argv.slice(2);
const { db } = openDb(databaseUrl, { max: 2, limits: timeLimits.service, onError: () => undefined });
const send = createSafePost({ trustedOrigins: new Set([origin]) });

const block = async () => {
  process.stdout.write('blocked\n');
  await once(process, 'never');
};
const post: SafePost = async (url, request) => {
  if (point === 'before') await block();
  const response = await send(url, request);
  if (point === 'after') await block();
  return response;
};
await sendDueNow({ ...senderDeps(db, { trusted: [origin] }), post });
process.exit(1);
