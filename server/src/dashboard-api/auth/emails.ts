// What is written to people. Nothing in it comes from the account: a stranger may have signed up with the address, and the mail is not theirs to write.
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '../../clients/account-links.ts';

interface Mail {
  subject: string;
  text: string;
}

export const resetMail = (link: string): Mail => ({
  subject: 'Choose a new password for Greenroom',
  text: `Hello,

somebody, probably you, asked for a new password for Greenroom. Open this link within ${RESET_LINK_MINUTES} minutes to choose one:

${link}

It works once, and signs you out everywhere. If it was not you, leave it: your password stays as it is.
`,
});

export const confirmationMail = (link: string): Mail => ({
  subject: 'Confirm your e-mail address for Greenroom',
  text: `Hello,

Open this link within ${CONFIRMATION_LINK_HOURS} hours to confirm your e-mail address for Greenroom:

${link}

It works once, in the browser where you are signed in. Elsewhere it asks for your password.
If you did not sign up, ignore this mail. Nobody can confirm your address without this link.
`,
});
