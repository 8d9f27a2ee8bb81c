// Two processes share sessions, sign-ups and rate limits.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fleet, type Member, openFleet } from './fleet.ts';

const publicUrl = 'https://fleet.example';
const password = 'correct horse battery staple';

let fleet: Fleet;
let one: Member;
let two: Member;
beforeAll(async () => {
  fleet = await openFleet({ PUBLIC_URL: publicUrl, TRUST_PROXY: 'true', SIGNUP: 'open', SIGNUP_CREDITS: '100' });
  [one, two] = await Promise.all([fleet.serve(), fleet.serve()]);
});
afterAll(() => fleet?.stop());

let addressCount = 0;

/** Sends a request as a browser does through a proxy. `from`: the browser's address. */
async function ask(member: Member, path: string, given: { body?: object; cookie?: string; from?: string } = {}) {
  const response = await fetch(`${member.baseUrl}/dashboard${path}`, {
    method: given.body ? 'POST' : 'GET',
    headers: {
      origin: publicUrl,
      'x-forwarded-for': given.from ?? `198.51.100.${++addressCount}`,
      ...(given.body && { 'content-type': 'application/json' }),
      ...(given.cookie && { cookie: given.cookie }),
    },
    body: given.body ? JSON.stringify(given.body) : null,
  });
  const cookie = response.headers.getSetCookie().join('; ').replace(/;.*$/s, '');
  return { status: response.status, cookie, body: (await response.json()) as Record<string, unknown> };
}

const signUp = (member: Member, email: string, invitation?: string) =>
  ask(member, '/auth/sign-up/email', { body: { name: 'Ada', email, password, invitation } });
const visitor = async (member: Member, cookie: string) => (await ask(member, '/api/me', { cookie })).body.visitor;

test('a session is valid at both processes until the user signs out at one', async () => {
  const { cookie } = await signUp(one, 'ada@fleet.example');
  expect(cookie).toMatch(/^__Host-greenroom\.session_token=/);
  expect(await visitor(two, cookie)).toMatchObject({ email: 'ada@fleet.example' });
  await ask(two, '/auth/sign-out', { body: {}, cookie });
  expect(await visitor(one, cookie)).toBeNull();
});

test('concurrent sign-ups create one user per e-mail address and per invitation', async () => {
  const either = (n: number) => (n % 2 === 0 ? one : two);
  const signUps = await Promise.all(Array.from({ length: 10 }, (_, n) => signUp(either(n), 'twin@fleet.example')));
  expect(signUps.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  const { cookie } = signUps.find(({ status }) => status === 200)!;
  const { body } = await ask(one, '/api/team/invitations', { body: { role: 'member' }, cookie });
  const token = String(body.url).split('#')[1];
  const invited = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signUp(either(n), `guest${n}@fleet.example`, token)),
  );
  expect(invited.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  const { rows } = await fleet.database.pool.query("select 1 from ledger_transfers where reason = 'starting credits'");
  expect(rows).toHaveLength(2);
});

test('both processes count password attempts together', async () => {
  const guess = (member: Member) =>
    ask(member, '/auth/sign-in/email', { body: { email: 'unknown@fleet.example', password: 'a guess' } });
  const responses = await Promise.all(Array.from({ length: 16 }, (_, n) => guess(n % 2 === 0 ? one : two)));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(6);
});

test('logs contain no passwords, tokens or session cookies', async () => {
  for (const member of [one, two]) {
    const log = await member.log();
    expect(log).toContain('/dashboard/auth/sign-up/email');
    expect(log).not.toMatch(/correct horse|session_token|join#[0-9a-f]|[0-9a-f]{48}/);
  }
});
