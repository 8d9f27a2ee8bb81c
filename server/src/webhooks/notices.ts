// Tells the owners of a team by e-mail that one of its webhook endpoints was disabled.
import type { Language } from '@greenroom/contract/dashboard/languages';
import { getClientName } from '../clients/clients.ts';
import { type Db, type Reader, type Row, sql } from '../db/db.ts';
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

interface Owner extends Row<'users', 'id' | 'email'> {
  language: Language;
}

/** Those with a confirmed address. */
async function listOwners(reader: Reader, client: string): Promise<Owner[]> {
  const { rows } = await sql<Owner>`select users.id, email, coalesce(language, 'en') as language
    from memberships join users on users.id = user_id
    where client_id = ${client} and role = 'owner' and email_verified and not unconfirmed order by joined_at`.execute(
    reader,
  );
  return rows;
}

async function sendNotice(
  { db, mailer, publicUrl }: NoticeDeps & { mailer: Mailer },
  { id, client, url, reason, dueAt }: Notice,
): Promise<void> {
  const team = (await getClientName(db, client)).replaceAll(/\s+/g, ' ');
  const about = { team, host: new URL(url).hostname, reason, page: `${publicUrl}/webhooks` };
  for (const { id: owner, email, language } of await listOwners(db, client)) {
    const messageId = `<${id}.${owner}.disabled@${new URL(publicUrl).hostname}>`;
    const mail = { to: email, messageId, ...noticeEmail(language, about) };
    await unlessAborted(AbortSignal.timeout(SEND_MS), mailer.send(mail));
  }
  await sql`update webhook_endpoints set notice_due_at = null where id = ${id} and notice_due_at = ${dueAt}`.execute(
    db,
  );
}

export function noticeEmail(
  language: Language,
  { team, host, reason, page }: { team: string; host: string; reason: Notice['reason']; page: string },
): { subject: string; text: string } {
  const isGone = reason === 'gone';
  if (language === 'es') {
    const because = isGone ? 'respondió con 410 Gone' : 'no se pudo entregar ningún evento durante cinco días';
    return {
      subject: `Tu endpoint de webhooks en ${host} se desactivó`,
      text: `Hola:

El endpoint de webhooks de ${team} en ${host} se desactivó, porque ${because}. No se le enviarán eventos hasta que lo actives de nuevo.

Repáralo, actívalo y vuelve a enviar los eventos que no recibió:

${page}
`,
    };
  }
  const because = isGone ? 'it responded with 410 Gone' : 'no event could be delivered for five days';
  return {
    subject: `Your webhook endpoint at ${host} was disabled`,
    text: `Hello,

The webhook endpoint of ${team} at ${host} was disabled, because ${because}. No events are sent to it until you enable it again.

Repair it, enable it, and send the events again that it missed:

${page}
`,
  };
}
