// What is written to people.
import { RESET_LINK_MINUTES } from '../../clients/reset-links.ts';

/** Nothing in it comes from the account: a stranger may have signed up with the address, and the mail is not theirs to write. */
export const resetMail = (link: string): { subject: string; text: string } => ({
  subject: 'Choose a new password for Greenroom',
  text: `Hello,

somebody, probably you, asked for a new password for Greenroom. Open this link within ${RESET_LINK_MINUTES} minutes to choose one:

${link}

It works once, and signs you out everywhere. If it was not you, leave it: your password stays as it is.
`,
});
