// People before two processes at once: one session, one team, one count of attempts, whoever answers.
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

let assetUrls = 0;

/** As a browser asks through the proxy; `from` is where it comes from. */
async function ask(member: Member, path: string, given: { body?: object; cookie?: string; from?: string } = {}) {
  const response = await fetch(`${member.baseUrl}/dashboard${path}`, {
    method: given.body ? 'POST' : 'GET',
    headers: {
      origin: publicUrl,
      'x-forwarded-for': given.from ?? `198.51.100.${++assetUrls}`,
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

test('whoever signed in at one is signed in at the other, until they sign out at either', async () => {
  const { cookie } = await signUp(one, 'ada@fleet.example');
  expect(cookie).toMatch(/^__Host-greenroom\.session_token=/);
  expect(await visitor(two, cookie)).toMatchObject({ email: 'ada@fleet.example' });
  await ask(two, '/auth/sign-out', { body: {}, cookie });
  expect(await visitor(one, cookie)).toBeNull();
});

test('one address signs up once, and one link lets one in, at whichever process they all knock', async () => {
  const either = (n: number) => (n % 2 === 0 ? one : two);
  const twins = await Promise.all(Array.from({ length: 10 }, (_, n) => signUp(either(n), 'twin@fleet.example')));
  expect(twins.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  const { cookie } = twins.find(({ status }) => status === 200)!;
  const { body } = await ask(one, '/api/team/invitations', { body: { role: 'member' }, cookie });
  const token = String(body.url).split('#')[1];
  const guests = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signUp(either(n), `guest${n}@fleet.example`, token)),
  );
  expect(guests.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  const { rows } = await fleet.database.pool.query("select 1 from ledger_transfers where reason = 'opening'");
  expect(rows).toHaveLength(2);
});

test('guesses are counted together', async () => {
  const guess = (member: Member) =>
    ask(member, '/auth/sign-in/email', { body: { email: 'nobody@fleet.example', password: 'a guess' } });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => guess(n % 2 === 0 ? one : two)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
});

test('what people wrote and held stands in no log', async () => {
  for (const member of [one, two]) {
    const log = await member.log();
    expect(log).toContain('/dashboard/auth/sign-up/email');
    expect(log).not.toMatch(/correct horse|session_token|join#[0-9a-f]|[0-9a-f]{48}/);
  }
});
