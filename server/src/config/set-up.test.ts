// What the operator is told of the configuration: whether something is set, never what it is.
import { expect, test } from 'vitest';
import { configOf } from './config.ts';
import { readEnv } from './env.ts';
import { setUpOf } from './set-up.ts';

const told = (env: Record<string, string> = {}) => setUpOf(configOf(readEnv(env), { cores: 2 }));
const isSet = (env: Record<string, string>, name: string) => told(env).find((part) => part.name === name)?.set;

test('of an empty environment nothing is set, and each part says what to set', () => {
  for (const { set, without } of told())
    expect([set, without]).toEqual([false, expect.stringMatching(/\bset [A-Z_]{5,}/i)]);
});

test('what is set is told without its value', () => {
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    SMTP_URL: 'smtp://me:secret@mail.example',
    MAIL_FROM: 'secret@mail.example',
    GITHUB_CLIENT_ID: 'secret-id',
    GITHUB_CLIENT_SECRET: 'secret',
    BUSINESS_ADDRESS: 'Secret Street 1',
  };
  for (const name of ['Stripe', 'Mail', 'Sign-in with GitHub', 'Address on receipts'])
    expect(isSet(env, name)).toBe(true);
  expect(isSet(env, 'Sign-in with Google')).toBe(false);
  expect(JSON.stringify(told(env))).not.toMatch(/secret@|sk_test_secret|whsec_|secret-id|Secret Street/);
});

test('a test checkout that others can reach is told as what it is', () => {
  const [stripe] = told({ HOST: '0.0.0.0', PUBLIC_URL: 'https://greenroom.example', TEST_CHECKOUT: 'true' });
  expect(stripe?.without).toContain('gives credits for nothing');
});
