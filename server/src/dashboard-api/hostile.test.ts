// Random requests to sign-in, account and team: each error has a message, and none is a 5xx.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createAccountEndpoints } from './account.ts';
import { createTeamEndpoints } from './team.ts';
import { newAddress, openTestDashboard, testPassword } from './testing.ts';

const publicUrl = 'http://127.0.0.1:8080';
const dashboard = await openTestDashboard({
  publicUrl,
  endpoints: ({ db }) => [...createTeamEndpoints({ db, publicUrl }), ...createAccountEndpoints({ db })],
});
const { call, send, signUp } = dashboard;
afterAll(dashboard.close);

const nasty = fc.oneof(
  fc.json().map((text) => JSON.parse(text) as unknown),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', '\ud800', 'a@b.co\0', "'; drop table users; --", '😀'.repeat(400), -1, 1e308, null, [], {}),
);

const authPaths = [
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/social',
  '/request-password-reset',
  '/reset-password',
  '/sign-out',
];
const apiPaths = ['/account/name', '/account/password', '/team/name', '/team/invitations', '/team/members/x/role'];

const body = fc.oneof(
  nasty,
  fc.record(
    {
      name: nasty,
      email: fc.oneof(nasty, fc.emailAddress()),
      password: fc.oneof(nasty, fc.constant(testPassword)),
      invitation: nasty,
      provider: nasty,
      token: nasty,
      newPassword: nasty,
      role: nasty,
      current_password: nasty,
      new_password: nasty,
    },
    { requiredKeys: [] },
  ),
);

test('no body causes a 5xx', async () => {
  const person = await signUp();
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.constantFrom(...authPaths),
      fc.constantFrom(...apiPaths),
      async (sent, authPath, path) => {
        const text = JSON.stringify(sent);
        const headers = { 'content-type': 'application/json' };
        const responses = [
          await send('POST', `/dashboard/auth${authPath}`, { body: text, headers, address: newAddress() }),
          await call(person, 'POST', path, text, headers),
        ];
        for (const response of responses) {
          expect(response.statusCode, `${authPath} ${path} ${text}`).toBeLessThan(500);
          if (response.statusCode >= 400) expect(response.json().error).toMatch(/\S/);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('no header causes a 5xx', async () => {
  const headers = fc.record({
    cookie: fc.string({ maxLength: 2_000 }).filter((text) => !/[\r\n\0]/.test(text)),
    'user-agent': fc.string({ maxLength: 2_000 }).filter((text) => !/[\r\n\0]/.test(text)),
    origin: fc.constantFrom('http://127.0.0.1:8080', 'null', 'http://', '*', 'http://127.0.0.1:8080/'),
  });
  const credentials = { email: 'nobody@example.com', password: 'guess' };
  await fc.assert(
    fc.asyncProperty(headers, async (sent) => {
      const responses = [
        await send('POST', '/dashboard/auth/sign-in/email', {
          body: credentials,
          headers: sent,
          address: newAddress(),
        }),
        await send('GET', '/dashboard/api/me', { headers: sent }),
        await send('GET', '/dashboard/auth/callback/github?state=x&code=y', { headers: sent }),
      ];
      for (const response of responses) expect(response.statusCode).toBeLessThan(500);
    }),
    { numRuns: 50 },
  );
});
