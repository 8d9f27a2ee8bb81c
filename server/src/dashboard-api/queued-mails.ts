// Sends e-mails that wait as rows of the database: each by one process, and again after a failure or a crash.
import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Logger } from '../kernel/logger.ts';
import { type Rounds, startRounds } from '../kernel/rounds.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import type { Mailer } from '../net/mail.ts';
import type { Email } from './auth/emails.ts';

const INTERVAL_MS = 10_000;
const AT_ONCE = 5;
/** Of one e-mail. The mail server may accept it after all; the copy then has the same Message-ID. */
const SEND_MS = 60_000;
const LEASE_MS = 3 * SEND_MS;
const MINUTE_MS = 60_000;
/** Over two hours. */
const MAX_ATTEMPTS = 8;

export interface QueuedMailDeps {
  db: Db;
  mailer: Mailer;
  /** Without a trailing slash. */
  publicUrl: string;
  log: Logger;
}

interface QueuedMail {
  id: string;
  /** From 1 on. */
  attempt: number;
}

export interface MailQueue<Mail extends QueuedMail> {
  /** For the log. */
  name: string;
  /** Takes e-mails that are due; each is due again after the lease. */
  take(db: Db, limits: { limit: number; leaseMs: number }): Promise<Mail[]>;
  /** Undefined if it is not wanted. */
  write(db: Db, publicUrl: string, mail: Mail): Promise<(Email & { to: string }) | undefined>;
  /** Do nothing if another process has taken it since. */
  remove(db: Db, mail: Mail): Promise<void>;
  postpone(db: Db, mail: Mail, pauseMs: number): Promise<void>;
  /** The part of the Message-ID that names the event. */
  event: string;
}

/** Sends what is due every ten seconds until stopped. Can run in several processes and be interrupted at any point. */
export const startQueuedMails = <Mail extends QueuedMail>(deps: QueuedMailDeps, queue: MailQueue<Mail>): Rounds =>
  startRounds(
    (stopping) =>
      sendQueuedMails(deps, queue, stopping).catch((error: unknown) =>
        deps.log.warn({ err: error, queue: queue.name }, 'the e-mails that are due could not be read'),
      ),
    { everyMs: INTERVAL_MS },
  );

/**
 * Sends what is due. Each e-mail is sent by one process; after a crash between the mail server's response and the deletion of the row,
 * once more, with the same Message-ID.
 */
export async function sendQueuedMails<Mail extends QueuedMail>(
  deps: QueuedMailDeps,
  queue: MailQueue<Mail>,
  stopping: AbortSignal,
): Promise<void> {
  for (let taken: Mail[] = []; !stopping.aborted; ) {
    taken = await queue.take(deps.db, { limit: AT_ONCE, leaseMs: LEASE_MS });
    if (taken.length === 0) return;
    await Promise.all(taken.map((mail) => sendOne(deps, queue, mail)));
  }
}

async function sendOne<Mail extends QueuedMail>(
  { db, mailer, publicUrl, log }: QueuedMailDeps,
  queue: MailQueue<Mail>,
  mail: Mail,
): Promise<void> {
  const { id, attempt } = mail;
  try {
    const written = await queue.write(db, publicUrl, mail);
    if (written) {
      const messageId = `<${id}.${queue.event}@${new URL(publicUrl).hostname}>`;
      await unlessAborted(AbortSignal.timeout(SEND_MS), mailer.send({ messageId, ...written }));
    }
    await retryOnOutage(() => queue.remove(db, mail), { limitMs: SEND_MS });
  } catch (error) {
    const isLast = attempt >= MAX_ATTEMPTS;
    // Without the message, which may name the recipient.
    log[isLast ? 'error' : 'warn'](
      { queue: queue.name, id, attempt, error: (error as Error).name, isLast },
      'an e-mail could not be sent',
    );
    await (isLast ? queue.remove(db, mail) : queue.postpone(db, mail, MINUTE_MS * 2 ** (attempt - 1))).catch(
      // The row is due again after the lease.
      () => undefined,
    );
  }
}
