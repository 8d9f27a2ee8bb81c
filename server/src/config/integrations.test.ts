// The operator sees whether an integration is set up, and never its values.
import { expect, test } from 'vitest';
import { configOf } from './config.ts';
import { readEnv } from './env.ts';
import { integrationsOf } from './integrations.ts';

const integrations = (env: Record<string, string> = {}) => integrationsOf(configOf(readEnv(env), { cores: 2 }));
const isConfigured = (env: Record<string, string>, name: string) =>
  integrations(env).find((integration) => integration.name === name)?.configured;

test('with an empty environment no integration is configured, and each names the variables to set', () => {
  for (const { configured, hint } of integrations())
    expect([configured, hint]).toEqual([false, expect.stringMatching(/\bset [A-Z_]{5,}/i)]);
});

test('a configured integration is reported without its values', () => {
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    SMTP_URL: 'smtp://me:secret@mail.example',
    MAIL_FROM: 'secret@mail.example',
    GITHUB_CLIENT_ID: 'secret-id',
    GITHUB_CLIENT_SECRET: 'secret',
    BUSINESS_ADDRESS: 'Secret Street 1',
  };
  for (const name of ['Stripe', 'E-mail', 'Sign-in with GitHub', 'Address on receipts'])
    expect(isConfigured(env, name)).toBe(true);
  expect(isConfigured(env, 'Sign-in with Google')).toBe(false);
  expect(JSON.stringify(integrations(env))).not.toMatch(/secret@|sk_test_secret|whsec_|secret-id|Secret Street/);
});

test('a test checkout that others can reach has a hint that says so', () => {
  const [stripe] = integrations({ HOST: '0.0.0.0', PUBLIC_URL: 'https://greenroom.example', TEST_CHECKOUT: 'true' });
  expect(stripe?.hint).toContain('add credits without paying');
});
