// What of the outside world this installation is set up for, for its operator to see: whether, never with what.
import type { Config } from './config.ts';

export interface SetUp {
  name: string;
  set: boolean;
  /** What is missing without it, and how it is set. */
  without: string;
}

export const setUpOf = ({ mail, providers, databaseUrl, metricsPort }: Config): SetUp[] => [
  {
    name: 'Mail',
    set: mail !== undefined,
    without: 'Forgotten passwords are reset by a link of `greenroom user reset-link`: set SMTP_URL and MAIL_FROM.',
  },
  {
    name: 'Sign-in with GitHub',
    set: providers.github !== undefined,
    without: 'Set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET.',
  },
  {
    name: 'Sign-in with Google',
    set: providers.google !== undefined,
    without: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  },
  {
    name: 'Database of your own',
    set: databaseUrl !== undefined,
    without: 'The embedded one serves this machine alone: set DATABASE_URL for several.',
  },
  { name: 'Metrics', set: metricsPort !== undefined, without: 'Prometheus finds nothing: set METRICS_PORT.' },
];
