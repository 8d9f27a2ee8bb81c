// Tells users by e-mail that a video which they ordered has ended.
import { deleteVideoMail, postponeVideoMail, takeVideoMails, type VideoMail } from '../library/video-mails.ts';
import { type EndedVideo, findWantedVideo } from '../reporting/ended-videos.ts';
import type { Email } from './auth/emails.ts';
import type { MailQueue } from './queued-mails.ts';

export const videoMails: MailQueue<VideoMail> = {
  name: 'videos',
  event: 'ended',
  take: takeVideoMails,
  async write(db, publicUrl, mail) {
    const video = await findWantedVideo(db, mail);
    return video && { to: video.email, ...videoEmail(publicUrl, mail, video) };
  },
  remove: deleteVideoMail,
  postpone: postponeVideoMail,
};

function videoEmail(
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
