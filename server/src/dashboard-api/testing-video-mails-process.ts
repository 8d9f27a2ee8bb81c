// A process that tests kill while it sends e-mails about videos: it blocks before or after the mail server has accepted one.
import { once } from 'node:events';
import { openDb, timeLimits } from '../db/db.ts';
import { createLogger } from '../kernel/logger.ts';
import { createMailer } from '../net/mail.ts';
import { sendQueuedMails } from './queued-mails.ts';
import { videoMails } from './video-mails.ts';

const [databaseUrl = '', smtpUrl = '', point = ''] = process.argv.slice(2);
const { db } = openDb(databaseUrl, { max: 2, limits: timeLimits.service, onError: () => undefined });
const smtp = createMailer({ url: smtpUrl, from: 'Greenroom <mail@example.com>' });

const block = async () => {
  process.stdout.write('blocked\n');
  await once(process, 'never');
};
const mailer: typeof smtp = {
  async send(mail) {
    if (point === 'before') await block();
    await smtp.send(mail);
    await block();
  },
};
const deps = { db, mailer, publicUrl: 'http://127.0.0.1:8080', log: createLogger('silent') };
await sendQueuedMails(deps, videoMails, new AbortController().signal);
