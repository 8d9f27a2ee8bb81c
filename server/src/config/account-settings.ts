// The settings of dashboard accounts: sign-up, sessions, e-mail and sign-in with other providers.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { MIN_SECRET_LENGTH } from '../dashboard-api/auth/secret.ts';
import { address, truth, whole } from './setting-types.ts';

const clientKey = z.string().min(1);
const clientKeyOf = (provider: string) => ({
  form: `the client ID of an OAuth app at ${provider}`,
  about: `Enables sign-in with ${provider}.`,
});
const clientSecretOf = (name: string) => ({
  form: 'the client secret of the OAuth app',
  about: `Required with ${name}.`,
  secret: true as const,
});

export const accountSettings = {
  SIGNUP: setting(z.enum(['open', 'invite', 'closed']).optional(), {
    form: 'one of open, invite, closed',
    about:
      'Who may sign up on the dashboard: anyone (`open`), only people with an invitation (`invite`), or no one (`closed`).',
    default: 'open if HOST and PUBLIC_URL are loopback, else invite',
  }),
  SIGNUP_CREDITS: setting(whole(0, 1_000_000).optional(), {
    form: 'a whole number from 0 to 1000000',
    about: 'Free credits for a user who signs up without an invitation.',
    default: '500 if HOST and PUBLIC_URL are loopback, else 0',
  }),
  FREE_STOCK_PRESENTER: setting(truth.default(true), {
    form: 'true or false',
    about: 'Whether each client gets one stock presenter free. Further ones cost as much as any other character.',
    default: 'true',
  }),
  SANDBOX_DAILY_CREDITS: setting(whole(0, 1_000_000).default(500), {
    form: 'a whole number from 0 to 1000000',
    about:
      'Test credits of each client for a day (UTC), for videos with a watermark that are ordered with a test key. With engines of AI providers, you pay for what they cost. 0 switches test keys off.',
    default: '500',
  }),
  SESSION_SECRET: setting(z.string().trim().min(MIN_SECRET_LENGTH).optional(), {
    form: `a random text of at least ${MIN_SECRET_LENGTH} characters, such as the output of openssl rand -base64 48`,
    about:
      'Signs session cookies. Machines that do not share DATA_DIR need the same value. Changing it signs everyone out.',
    default: 'generated at the first start and stored in DATA_DIR/session-secret',
    secret: true,
  }),
  SMTP_URL: setting(address(/^smtps?:\/\//).optional(), {
    form: 'a URL that begins with smtp:// or smtps://',
    about:
      'The mail server, with user and password. Greenroom sends links that confirm e-mail addresses and reset passwords, tells users who ask for it when their videos are done, and tells owners when credits run low. Requires MAIL_FROM.',
    default: 'no e-mail; create links with `greenroom user create-reset-link`',
    secret: true,
  }),
  MAIL_FROM: setting(z.string().regex(/@/).optional(), {
    form: 'an e-mail address',
    about: 'The sender of e-mails.',
    default: 'none',
  }),
  GITHUB_CLIENT_ID: setting(clientKey.optional(), { ...clientKeyOf('GitHub'), default: 'no sign-in with GitHub' }),
  GITHUB_CLIENT_SECRET: setting(clientKey.optional(), { ...clientSecretOf('GITHUB_CLIENT_ID'), default: 'none' }),
  GOOGLE_CLIENT_ID: setting(clientKey.optional(), { ...clientKeyOf('Google'), default: 'no sign-in with Google' }),
  GOOGLE_CLIENT_SECRET: setting(clientKey.optional(), { ...clientSecretOf('GOOGLE_CLIENT_ID'), default: 'none' }),
};
