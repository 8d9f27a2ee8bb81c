// The texts of e-mails. They contain nothing from the account: someone else may have signed up with the address.
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '../../clients/account-links.ts';

interface Email {
  subject: string;
  text: string;
}

export const resetEmail = (link: string): Email => ({
  subject: 'Reset your Greenroom password',
  text: `Hello,

Someone requested a password reset for your Greenroom account. To choose a new password, open this link within ${RESET_LINK_MINUTES} minutes:

${link}

The link works once. Choosing a new password signs you out on all devices.
If you did not request this, ignore this e-mail. Your password stays the same.
`,
});

export const confirmationEmail = (link: string): Email => ({
  subject: 'Confirm your e-mail address for Greenroom',
  text: `Hello,

To confirm your e-mail address for Greenroom, open this link within ${CONFIRMATION_LINK_HOURS} hours:

${link}

The link works once, in the browser where you are signed in. In another browser, sign in first.
If you did not sign up, ignore this e-mail. Your address then stays unconfirmed.
`,
});

export const emailChangeEmail = (link: string): Email => ({
  subject: 'Confirm your new e-mail address for Greenroom',
  text: `Hello,

To use this e-mail address for your Greenroom account, open this link within ${CONFIRMATION_LINK_HOURS} hours:

${link}

The link works once, in the browser where you are signed in. In another browser, sign in first.
If you did not request this, ignore this e-mail.
`,
});

export const emailChangeNotice = (): Email => ({
  subject: 'Your Greenroom e-mail address is about to change',
  text: `Hello,

Someone who is signed in to your Greenroom account asked to change its e-mail address. A link was sent to the new address. When it is opened, you sign in with the new address, and this one no longer works.

If you did not request this, reset your password now: this cancels the change and signs out all devices.
`,
});
