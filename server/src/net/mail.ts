// Sends mail by the operator's SMTP server.
import { createTransport } from 'nodemailer';

export interface Mailer {
  /** Rejects where the server does not take it. */
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}

const PATIENCE_MS = 20_000;

/** `url`: `smtp://` or `smtps://`, with user and password where the server wants them. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...mail }) {
      // As one address: a text would be read as a list of them.
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail });
    },
  };
}
