// Tells the owners of a team by e-mail that one of its webhook endpoints was disabled.
import { getClientName } from '../clients/clients.ts';
import { listMembers } from '../clients/users.ts';
import { type Db, sql } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import type { Mailer } from '../net/mail.ts';

const AT_ONCE = 5;
const SEND_MS = 60_000;
/** It is tried again after this time, also if the mail server refused it. */
const LEASE_MINUTES = 10;
/** Without a mail server, or if it refuses for so long, no one is told. */
const MAX_DAYS = 2;

export interface NoticeDeps {
  db: Db;
  /** Undefined: no e-mail is sent. */
  mailer: Mailer | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
  log: Logger;
}

interface Notice {
  id: string;
  client: string;
  url: string;
  reason: 'gone' | 'failure';
  dueAt: Date;
}

/** Sends what is due: at least once, with the same Message-ID after a crash. Never rejects for a mail server. */
export async function sendNotices(deps: NoticeDeps): Promise<void> {
  const { db, mailer, log } = deps;
  if (!mailer) return;
  const { rows } = await sql<Notice>`update webhook_endpoints
      set notice_due_at = date_trunc('milliseconds', now()) + make_interval(mins => ${LEASE_MINUTES})
    where id in (select id from webhook_endpoints where notice_due_at <= now()
      and disabled_at > now() - make_interval(days => ${MAX_DAYS})
      order by notice_due_at limit ${AT_ONCE} for update skip locked)
    returning id, client_id as client, url, disabled_by as reason, notice_due_at as "dueAt"`.execute(db);
  await Promise.all(
    rows.map((notice) =>
      sendNotice({ ...deps, mailer }, notice).catch((error: Error) =>
        // Without the message, which may name the recipient.
        log.warn({ endpoint: notice.id, error: error.name }, 'an e-mail about a webhook endpoint could not be sent'),
      ),
    ),
  );
}

async function sendNotice(
  { db, mailer, publicUrl }: NoticeDeps & { mailer: Mailer },
  { id, client, url, reason, dueAt }: Notice,
): Promise<void> {
  const team = await getClientName(db, client);
  const members = await listMembers(db, client);
  const { hostname } = new URL(url);
  const mail = {
    subject: `Your webhook endpoint at ${hostname} was disabled`,
    text: noticeText({ team, hostname, reason, publicUrl }),
  };
  for (const { id: user, email, role, emailVerified } of members) {
    if (role !== 'owner' || !emailVerified) continue;
    const messageId = `<${id}.${user}.disabled@${new URL(publicUrl).hostname}>`;
    await unlessAborted(AbortSignal.timeout(SEND_MS), mailer.send({ to: email, messageId, ...mail }));
  }
  await sql`update webhook_endpoints set notice_due_at = null where id = ${id} and notice_due_at = ${dueAt}`.execute(
    db,
  );
}

const noticeText = (about: {
  team: string;
  hostname: string;
  reason: Notice['reason'];
  publicUrl: string;
}): string => `Hello,

${about.team.replaceAll(/\s+/g, ' ')} has a webhook endpoint at ${about.hostname}. It was disabled because ${
  about.reason === 'gone'
    ? 'it responded with 410 Gone, which asks us to stop.'
    : 'no event could be delivered for five days.'
}

No events are sent to it until you enable it again. Repair the endpoint, enable it, and replay the events that it missed:

${about.publicUrl}/webhooks
`;
