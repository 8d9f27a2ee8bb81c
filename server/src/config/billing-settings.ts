// The settings of payments and receipts.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { address, truth } from './setting-types.ts';

export const billingSettings = {
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
    {
      form: 'a key that begins with sk_ or rk_',
      about: 'The secret key of the Stripe account that sells credits. Requires STRIPE_WEBHOOK_SECRET.',
      default: 'no Stripe; see TEST_CHECKOUT',
      secret: true,
    },
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
    {
      form: 'a secret that begins with whsec_',
      about:
        'The signing secret of the webhook endpoint `PUBLIC_URL/dashboard/stripe/webhook` at Stripe. Required with STRIPE_SECRET_KEY.',
      default: 'none',
      secret: true,
    },
  ),
  STRIPE_API_BASE: setting(address(/^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\/?$/).optional(), {
    form: 'a URL on this machine',
    about: 'The address of a simulated Stripe, for tests.',
    default: 'Stripe',
  }),
  TEST_CHECKOUT: setting(truth.optional(), {
    form: 'true or false',
    about:
      'Whether a test checkout, in which no money moves, replaces Stripe. Every team owner can then add credits without paying. Must not be true if STRIPE_SECRET_KEY is set.',
    default: 'true if Stripe is not set up and HOST and PUBLIC_URL are loopback, else false',
  }),
  BUSINESS_NAME: setting(z.string().max(120).optional(), {
    form: 'a name of at most 120 characters',
    about: 'The seller’s name on receipts.',
    default: 'the host of PUBLIC_URL',
  }),
  BUSINESS_ADDRESS: setting(z.string().max(400).optional(), {
    form: 'lines of an address, separated by semicolons',
    about: 'The seller’s address on receipts.',
    default: 'none',
  }),
  BUSINESS_TAX_ID: setting(z.string().max(60).optional(), {
    form: 'a text of at most 60 characters',
    about: 'The seller’s tax number on receipts.',
    default: 'none',
  }),
  TAX_PERCENT: setting(z.coerce.number().positive().max(50).optional(), {
    form: 'a percentage above 0 and up to 50',
    about: 'The tax included in the prices, shown on receipts.',
    default: 'no tax line',
  }),
  TAX_NAME: setting(z.string().max(30).default('VAT'), {
    form: 'a name of at most 30 characters',
    about: 'The name of the tax on receipts.',
    default: 'VAT',
  }),
};
