// What of the outside world this installation is set up for, for its operator to see: whether, never with what.
import type { Config } from './config.ts';

export interface SetUp {
  name: string;
  set: boolean;
  /** What is missing without it, and how it is set. */
  without: string;
}

const WITHOUT_STRIPE = {
  off: 'Credits cannot be bought',
  local: 'A test checkout stands in, by which no money moves',
  forced: 'TEST_CHECKOUT gives credits for nothing to whoever signs in',
};

export const setUpOf = (config: Config): SetUp[] => [
  {
    name: 'Stripe',
    set: config.stripe !== undefined,
    without: `${WITHOUT_STRIPE[config.testCheckout]}: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`,
  },
  {
    name: 'Address on receipts',
    set: config.seller.address.length > 0,
    without: 'Receipts do not say who sold the credits: set BUSINESS_NAME and BUSINESS_ADDRESS.',
  },
  {
    name: 'Mail',
    set: config.mail !== undefined,
    without:
      'Nobody confirms their e-mail address, and greenroom user create-reset-link makes the links for forgotten passwords. Set SMTP_URL and MAIL_FROM.',
  },
  {
    name: 'Sign-in with GitHub',
    set: config.providers.github !== undefined,
    without: 'Set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET.',
  },
  {
    name: 'Sign-in with Google',
    set: config.providers.google !== undefined,
    without: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  },
  {
    name: 'Database of your own',
    set: config.databaseUrl !== undefined,
    without: 'The embedded one serves this machine alone: set DATABASE_URL for several.',
  },
  { name: 'Metrics', set: config.metricsPort !== undefined, without: 'Prometheus finds nothing: set METRICS_PORT.' },
];
