// The texts of e-mails. They contain nothing from the account: someone else may have signed up with the address.
import type { Language } from '@greenroom/contract/dashboard/languages';
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '../../clients/account-links.ts';

export interface Email {
  subject: string;
  text: string;
}

interface Emails {
  reset(link: string): Email;
  confirmation(link: string): Email;
  emailChange(link: string): Email;
  emailChangeNotice(): Email;
}

export const emails: Readonly<Record<Language, Emails>> = {
  en: {
    reset: (link) => ({
      subject: 'Reset your Greenroom password',
      text: `Hello,

Someone requested a password reset for your Greenroom account. To choose a new password, open this link within ${RESET_LINK_MINUTES} minutes:

${link}

The link works once. Choosing a new password signs you out on all devices.
If you did not request this, ignore this e-mail. Your password stays the same.
`,
    }),
    confirmation: (link) => ({
      subject: 'Confirm your e-mail address for Greenroom',
      text: `Hello,

To confirm your e-mail address for Greenroom, open this link within ${CONFIRMATION_LINK_HOURS} hours:

${link}

The link works once, in the browser where you are signed in. In another browser, sign in first.
If you did not sign up, ignore this e-mail. Your address then stays unconfirmed.
`,
    }),
    emailChange: (link) => ({
      subject: 'Confirm your new e-mail address for Greenroom',
      text: `Hello,

To use this e-mail address for your Greenroom account, open this link within ${CONFIRMATION_LINK_HOURS} hours:

${link}

The link works once, in the browser where you are signed in. In another browser, sign in first.
If you did not request this, ignore this e-mail.
`,
    }),
    emailChangeNotice: () => ({
      subject: 'Your Greenroom e-mail address is about to change',
      text: `Hello,

Someone who is signed in to your Greenroom account asked to change its e-mail address. A link was sent to the new address. When it is opened, you sign in with the new address, and this one no longer works.

If you did not request this, reset your password now: this cancels the change and signs out all devices.
`,
    }),
  },
  es: {
    reset: (link) => ({
      subject: 'Restablece tu contraseña de Greenroom',
      text: `Hola:

Alguien pidió restablecer la contraseña de tu cuenta de Greenroom. Para elegir una contraseña nueva, abre este enlace en los próximos ${RESET_LINK_MINUTES} minutos:

${link}

El enlace sirve una sola vez. Al elegir una contraseña nueva se cierran tus sesiones en todos los dispositivos.
Si no lo pediste, ignora este correo. Tu contraseña no cambia.
`,
    }),
    confirmation: (link) => ({
      subject: 'Confirma tu correo electrónico para Greenroom',
      text: `Hola:

Para confirmar tu correo electrónico para Greenroom, abre este enlace en las próximas ${CONFIRMATION_LINK_HOURS} horas:

${link}

El enlace sirve una sola vez, en el navegador en el que iniciaste sesión. En otro navegador, inicia sesión primero.
Si no te registraste, ignora este correo. Tu dirección queda entonces sin confirmar.
`,
    }),
    emailChange: (link) => ({
      subject: 'Confirma tu nuevo correo electrónico para Greenroom',
      text: `Hola:

Para usar este correo electrónico en tu cuenta de Greenroom, abre este enlace en las próximas ${CONFIRMATION_LINK_HOURS} horas:

${link}

El enlace sirve una sola vez, en el navegador en el que iniciaste sesión. En otro navegador, inicia sesión primero.
Si no lo pediste, ignora este correo.
`,
    }),
    emailChangeNotice: () => ({
      subject: 'Tu correo electrónico de Greenroom está por cambiar',
      text: `Hola:

Alguien que inició sesión en tu cuenta de Greenroom pidió cambiar su correo electrónico. Se envió un enlace a la dirección nueva. Cuando se abra, iniciarás sesión con la dirección nueva y esta dejará de servir.

Si no lo pediste, restablece tu contraseña ahora: así se cancela el cambio y se cierran las sesiones en todos los dispositivos.
`,
    }),
  },
};
