// Sends e-mail through the operator's SMTP server.
import { createTransport } from 'nodemailer';

export interface Mailer {
  /** Rejects if the server does not accept it. `messageId`: the same for each copy of a mail, so that readers show one of them. */
  send(mail: { to: string; subject: string; text: string; messageId?: string }): Promise<void>;
}

const TIMEOUT_MS = 20_000;

/** `url`: `smtp://` or `smtps://`, with user and password if the server requires them. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...mail }) {
      // As one address: a string would be parsed as a list.
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail });
    },
  };
}
