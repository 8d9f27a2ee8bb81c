// Lists the optional integrations for the operator: whether each is set up, never its values.
import type { Config } from './config.ts';

export interface Integration {
  name: string;
  configured: boolean;
  /** What is missing without it, and which variables to set. */
  hint: string;
}

const WITHOUT_STRIPE = {
  off: 'Credits cannot be bought.',
  local: 'A test checkout replaces Stripe; no money moves.',
  forced: 'TEST_CHECKOUT lets every team owner add credits without paying.',
};

export const integrationsOf = (config: Config): Integration[] => [
  {
    name: 'Stripe',
    configured: config.stripe !== undefined,
    hint: `${WITHOUT_STRIPE[config.testCheckout]} Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`,
  },
  {
    name: 'Address on receipts',
    configured: config.seller.address.length > 0,
    hint: 'Receipts do not show the seller’s address. Set BUSINESS_NAME and BUSINESS_ADDRESS.',
  },
  {
    name: 'E-mail',
    configured: config.mail !== undefined,
    hint: 'E-mail addresses are not confirmed, and password reset links need `greenroom user create-reset-link`. Set SMTP_URL and MAIL_FROM.',
  },
  {
    name: 'Sign-in with GitHub',
    configured: config.providers.github !== undefined,
    hint: 'Set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET.',
  },
  {
    name: 'Sign-in with Google',
    configured: config.providers.google !== undefined,
    hint: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  },
  {
    name: 'External database',
    configured: config.databaseUrl !== undefined,
    hint: 'The embedded PostgreSQL serves this machine only. To run on several machines, set DATABASE_URL.',
  },
  {
    name: 'Metrics',
    configured: config.metricsPort !== undefined,
    hint: 'Prometheus has nothing to scrape. Set METRICS_PORT.',
  },
  {
    name: 'Traces',
    configured: config.telemetry !== undefined,
    hint: 'No OpenTelemetry collector gets traces. Set OTEL_EXPORTER_OTLP_ENDPOINT.',
  },
];
