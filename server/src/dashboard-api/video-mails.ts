// Tells users by e-mail that a video which they ordered has ended.

import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Logger } from '../kernel/logger.ts';
import { type Rounds, startRounds } from '../kernel/rounds.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import { deleteVideoMail, postponeVideoMail, takeVideoMails, type VideoMail } from '../library/video-mails.ts';
import type { Mailer } from '../net/mail.ts';
import { type EndedVideo, findWantedVideo } from '../reporting/ended-videos.ts';
import type { Email } from './auth/emails.ts';

const INTERVAL_MS = 10_000;
const AT_ONCE = 5;
/** Of one e-mail. The mail server may accept it after all; the copy then has the same Message-ID. */
const SEND_MS = 60_000;
const LEASE_MS = 3 * SEND_MS;
const MINUTE_MS = 60_000;
/** Over two hours. */
const MAX_ATTEMPTS = 8;

export interface VideoMailDeps {
  db: Db;
  mailer: Mailer;
  /** Without a trailing slash. */
  publicUrl: string;
  log: Logger;
}

/** Sends what is due every ten seconds until stopped. Can run in several processes and be interrupted at any point. */
export const startVideoMails = (deps: VideoMailDeps): Rounds =>
  startRounds(
    (stopping) =>
      sendVideoMails(deps, stopping).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the e-mails about videos could not be read'),
      ),
    { everyMs: INTERVAL_MS },
  );

/**
 * Sends what is due. Each e-mail is sent by one process; after a crash between the mail server's response and the deletion of the row,
 * once more, with the same Message-ID.
 */
export async function sendVideoMails(deps: VideoMailDeps, stopping: AbortSignal): Promise<void> {
  for (let taken: VideoMail[] = []; !stopping.aborted; ) {
    taken = await takeVideoMails(deps.db, { limit: AT_ONCE, leaseMs: LEASE_MS });
    if (taken.length === 0) return;
    await Promise.all(taken.map((mail) => sendOne(deps, mail)));
  }
}

async function sendOne({ db, mailer, publicUrl, log }: VideoMailDeps, mail: VideoMail): Promise<void> {
  const { id, attempt } = mail;
  try {
    const video = await findWantedVideo(db, mail);
    if (video) {
      const message = { to: video.email, messageId: messageIdOf(publicUrl, id), ...videoEmail(publicUrl, mail, video) };
      await unlessAborted(AbortSignal.timeout(SEND_MS), mailer.send(message));
    }
    await retryOnOutage(() => deleteVideoMail(db, mail), { limitMs: SEND_MS });
  } catch (error) {
    const isLast = attempt >= MAX_ATTEMPTS;
    // Without the message, which may name the recipient.
    log[isLast ? 'error' : 'warn'](
      { job: id, attempt, error: (error as Error).name, isLast },
      'an e-mail about a video could not be sent',
    );
    await (isLast ? deleteVideoMail(db, mail) : postponeVideoMail(db, mail, MINUTE_MS * 2 ** (attempt - 1))).catch(
      // The row is due again after the lease.
      () => undefined,
    );
  }
}

const messageIdOf = (publicUrl: string, job: string): string => `<${job}.ended@${new URL(publicUrl).hostname}>`;

export function videoEmail(
  publicUrl: string,
  { id, title: given }: Pick<VideoMail, 'id' | 'title'>,
  { language, failure, creditsCharged, ...video }: EndedVideo,
): Email {
  const [title, name, team] = [given, video.name, video.team].map((text) => text.replaceAll(/\s+/g, ' '));
  const page = `${publicUrl}/videos/${id}`;
  const settings = `${publicUrl}/account#notifications`;
  if (language === 'es') {
    const outcome = failure
      ? `Tu video «${title}» falló: ${failure.message} No se te cobró nada.`
      : `Tu video «${title}» está listo. Se cobraron ${creditsCharged} créditos.`;
    return {
      subject: `${failure ? 'Tu video falló' : 'Tu video está listo'}: ${title}`,
      text: `Hola, ${name}:

${outcome}

${page}

Recibes este correo porque pediste uno cuando tus videos en ${team} estén listos. Para desactivarlo, abre esta página:

${settings}
`,
    };
  }
  const outcome = failure
    ? `Your video "${title}" failed: ${failure.message} You were not charged.`
    : `Your video "${title}" is ready. ${creditsCharged} credits were charged.`;
  return {
    subject: `${failure ? 'Your video failed' : 'Your video is ready'}: ${title}`,
    text: `Hello ${name},

${outcome}

${page}

You get this e-mail because you asked for one when your videos in ${team} are done. To turn it off, open this page:

${settings}
`,
  };
}
