// Signing in by GitHub and Google, with their answers played here: who becomes whom, and who takes over nobody.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { makeResetToken } from '../../clients/reset-links.ts';
import { sql } from '../../db/db.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { createAccountEndpoints } from '../account.ts';
import { createTeamEndpoints } from '../team.ts';
import { cookieOf, newAddress, openTestConsole, testPassword } from '../testing.ts';

const publicUrl = 'https://video.example';
const keys = { clientId: 'id', clientSecret: 'secret' };
const open = (signUp: { mode: 'open' | 'invite'; credits: number }) =>
  openTestConsole({
    publicUrl,
    signUp,
    providers: { github: keys, google: keys },
    endpoints: ({ db }) => [...createTeamEndpoints({ db, publicUrl }), ...createAccountEndpoints({ db })],
  });
const house = await open({ mode: 'open', credits: 50 });
const { db, call, send, knock, signUp, signIn } = house;
afterAll(house.close);
afterEach(() => vi.unstubAllGlobals());

interface Somebody {
  id: number;
  email: string;
  verified: boolean;
}

/** The providers, as far as we ask them. */
function playProviders({ id, email, verified }: Somebody): void {
  const claims = { sub: String(id), name: 'Octo', email, email_verified: verified, picture: 'https://x.example/a.png' };
  const idToken = ['{"alg":"RS256"}', JSON.stringify(claims), 'sig'].map((part) =>
    Buffer.from(part).toString('base64url'),
  );
  const answers: Record<string, unknown> = {
    'https://oauth2.googleapis.com/token': { access_token: 'canary-token', id_token: idToken.join('.') },
    'https://github.com/login/oauth/access_token': { access_token: 'canary-token', token_type: 'bearer', scope: '' },
    'https://api.github.com/user': { id, login: 'octo', name: '', email: null, avatar_url: 'https://x.example/a.png' },
    'https://api.github.com/user/emails': [{ email, primary: true, verified, visibility: null }],
  };
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const address = url instanceof Request ? url.url : String(url);
    if (!(address in answers)) throw new Error(`Nobody answers at ${address}.`);
    return Response.json(answers[address]);
  });
}

/** Through the provider and back, as a browser goes. */
async function comeBy(
  somebody: Somebody,
  { provider = 'github', invitation, at = house }: { provider?: string; invitation?: string; at?: typeof house } = {},
) {
  const address = newAddress();
  const out = await at.knock('/sign-in/social', { provider, invitation }, { address });
  const { url } = out.json();
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/console/auth/callback/${provider}`);
  playProviders(somebody);
  const state = new URL(url).searchParams.get('state');
  const back = await at.send('GET', `/console/auth/callback/${provider}?code=c&state=${state}`, {
    headers: { cookie: cookieOf(out), origin: undefined },
    address,
  });
  expect(back.statusCode).toBe(302);
  const cookie = cookieOf(back);
  const visitor = (await at.call({ cookie, address }, 'GET', '/me')).json().visitor;
  return { visitor, location: String(back.headers.location), person: { cookie, address } };
}

const newSomebody = (): Somebody => ({
  id: Date.now() + Math.floor(Math.random() * 1e6),
  email: `${uuidv7()}@example.com`,
  verified: true,
});

test('who comes for the first time gets a client of their own, and finds it again', async () => {
  const octo = newSomebody();
  const { visitor, location, person } = await comeBy(octo);
  expect(location).toBe('/');
  expect(visitor).toMatchObject({ email: octo.email, role: 'owner', operator: false });
  expect((await comeBy(octo)).visitor).toEqual(visitor);
  expect((await call(person, 'GET', '/account')).json()).toMatchObject({ has_password: false, providers: ['github'] });
});

test('an address that both providers have verified is one person', async () => {
  const octo = newSomebody();
  const first = await comeBy(octo, { provider: 'google' });
  expect(first.visitor).toMatchObject({ email: octo.email, name: 'Octo' });
  const second = await comeBy(octo);
  expect(second.visitor).toEqual(first.visitor);
  expect((await call(second.person, 'GET', '/account')).json()).toMatchObject({ providers: ['google', 'github'] });
});

test('nothing of the provider is kept but who they are', async () => {
  const octo = newSomebody();
  const { visitor } = await comeBy(octo);
  const { rows } = await sql<{ all: string }>`
    select (users::text || sign_ins::text) as all from users join sign_ins on user_id = users.id
    where users.id = ${visitor.user_id}`.execute(db);
  expect(rows[0]!.all).toContain(String(octo.id));
  expect(rows[0]!.all).not.toMatch(/canary|x\.example/);
});

test('an account with a password is not taken over by whoever claims its address', async () => {
  for (const verified of [true, false]) {
    const victim = await signUp();
    const { visitor, location } = await comeBy({ ...newSomebody(), email: victim.email, verified });
    expect(visitor).toBeNull();
    expect(location).toMatch(/^(https:\/\/video\.example)?\/sign-in\?error=/);
  }
});

test('nor does an address that the provider has not verified lead to somebody else', async () => {
  const octo = newSomebody();
  await comeBy(octo);
  const impostor = await comeBy({ ...newSomebody(), email: octo.email, verified: false });
  expect(impostor.visitor).toBeNull();
});

test('an invitation holds for who comes by a provider, and without one the door stays shut', async () => {
  const inviting = await open({ mode: 'invite', credits: 0 });
  const stranger = await comeBy(newSomebody(), { at: inviting });
  expect(stranger.visitor).toBeNull();
  expect(stranger.location).toContain('/sign-in?error=SIGN_UP_REFUSED');
  const { rows } = await sql<{ count: number }>`select count(*) from users`.execute(inviting.db);
  expect(rows[0]!.count).toBe(0);
  await inviting.close();

  const owner = await signUp();
  const link = (await call(owner, 'POST', '/team/invitations', { role: 'member' })).json().url as string;
  const { visitor } = await comeBy(newSomebody(), { invitation: link.split('/join/')[1]! });
  expect(visitor).toMatchObject({ client_id: owner.user.client, role: 'member' });
});

test('a callback that nobody set out for, or of another browser, signs nobody in', async () => {
  playProviders(newSomebody());
  const out = await knock('/sign-in/social', { provider: 'github' });
  const state = new URL(out.json().url).searchParams.get('state');
  for (const query of [
    '',
    '?code=c',
    '?code=c&state=made-up',
    `?code=c&state=${state}`,
    `?error=access_denied&state=${state}`,
  ]) {
    const back = await send('GET', `/console/auth/callback/github${query}`, { headers: { origin: undefined } });
    expect(back.statusCode).toBe(302);
    expect(back.headers.location).toMatch(/^(https:\/\/video\.example)?\/sign-in\?error=/);
    expect(cookieOf(back)).not.toMatch(/session_token=[^;]/);
  }
});

test('a provider that is not set up, or does not exist, is refused', async () => {
  const without = await openTestConsole();
  expect((await without.knock('/sign-in/social', { provider: 'github' })).statusCode).toBe(404);
  expect((await without.knock('/sign-in/social', { provider: 'apple' })).statusCode).toBe(400);
  await without.close();
});

test('whoever has no password changes none, and gets one by resetting it', async () => {
  const octo = newSomebody();
  const { person, visitor } = await comeBy(octo);
  const change = { current_password: testPassword, new_password: testPassword };
  expect((await call(person, 'POST', '/account/password', change)).statusCode).toBe(409);
  const token = await db.transaction().execute((tx) => makeResetToken(tx, visitor.user_id));
  await knock('/reset-password', { token, newPassword: testPassword });
  const signedIn = await signIn({ email: octo.email });
  expect((await call(signedIn, 'GET', '/account')).json()).toMatchObject({ has_password: true, providers: ['github'] });
  expect((await comeBy(octo)).visitor).toEqual(visitor);
});
