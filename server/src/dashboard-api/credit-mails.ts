// Tells owners by e-mail that the available credits of their team fell below its threshold.
import {
  type AlertedOwner,
  type CreditMail,
  deleteCreditMail,
  findAlertedOwner,
  postponeCreditMail,
  takeCreditMails,
} from '../webhooks/credit-mails.ts';
import type { Email } from './auth/emails.ts';
import type { MailQueue } from './queued-mails.ts';

export const creditMails: MailQueue<CreditMail> = {
  name: 'credits',
  event: 'credits-low',
  take: takeCreditMails,
  async write(db, publicUrl, mail) {
    const owner = await findAlertedOwner(db, mail);
    return owner && { to: owner.email, ...creditEmail(`${publicUrl}/credits`, mail, owner) };
  },
  remove: deleteCreditMail,
  postpone: postponeCreditMail,
};

function creditEmail(
  page: string,
  { balance, threshold }: CreditMail,
  { language, ...owner }: Omit<AlertedOwner, 'email'>,
): Email {
  const [name, team] = [owner.name, owner.team].map((text) => text.replaceAll(/\s+/g, ' '));
  if (language === 'es') {
    return {
      subject: `${team}: quedan ${balance} créditos`,
      text: `Hola, ${name}:

Los créditos disponibles de ${team} bajaron de ${threshold}: quedan ${balance}. Los videos que cuesten más se rechazan.

Para comprar créditos o cambiar el umbral, abre esta página:

${page}

Recibes este correo porque eres propietario del equipo.
`,
    };
  }
  return {
    subject: `${team}: ${balance} credits left`,
    text: `Hello ${name},

The available credits of ${team} fell below ${threshold}: ${balance} are left. Videos that cost more are rejected.

To buy credits or change the threshold, open this page:

${page}

You get this e-mail because you are an owner of the team.
`,
  };
}
