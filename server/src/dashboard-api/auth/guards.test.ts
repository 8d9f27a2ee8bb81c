// Protection of the dashboard: origins, cookies, rate limits and request bodies.
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../../db/db.ts';
import { dashboardEndpoint } from '../endpoint.ts';
import { cookieOf, newAddress, openTestDashboard, testPassword } from '../testing.ts';
import { ownPath } from './origins.ts';

const change = dashboardEndpoint({
  method: 'POST',
  path: '/change',
  access: 'member',
  response: z.object({}),
  handler: async () => ({}),
});
const dashboard = await openTestDashboard({ endpoints: () => [change], trustProxy: true });
const { db, call, send, callAuth, signUp } = dashboard;
afterAll(dashboard.close);

describe('origins', () => {
  test('requests that change data must come from the dashboard, at either loopback name', async () => {
    const person = await signUp();
    const from = async (origin: string | undefined) =>
      (await call(person, 'POST', '/change', undefined, { origin })).statusCode;
    expect(await from('http://127.0.0.1:8080')).toBe(200);
    expect(await from('http://localhost:8080')).toBe(200);
    for (const origin of [
      undefined,
      'null',
      '',
      'https://evil.example',
      'http://127.0.0.1:8081',
      'https://127.0.0.1:8080',
      'http://127.0.0.1:8080.evil.example',
    ]) {
      expect(await from(origin)).toBe(403);
    }
  });

  test('sign-in routes check the origin too, and the error has the address of the dashboard', async () => {
    const body = { email: 'a@example.com', password: testPassword };
    for (const path of ['/sign-in/email', '/sign-out', '/request-password-reset', '/reset-password']) {
      const response = await send('POST', `/dashboard/auth${path}`, {
        body,
        headers: { origin: 'https://evil.example' },
      });
      expect([response.statusCode, response.json().error]).toEqual([
        403,
        'This page is not at the address of the dashboard. Open http://127.0.0.1:8080 and try again.',
      ]);
    }
  });
});

test.each([
  ['/', '/'],
  ['/sign-in?error=x#y', '/sign-in?error=x#y'],
  ['https://video.example/usage?from=1', '/usage?from=1'],
  ['https://evil.example/', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['https://video.example//evil.example', undefined],
  ['https://video.example@evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['http://video.example/', undefined],
  [null, undefined],
])('a return address %j leads to %j', (address, path) => {
  expect(ownPath(address, 'https://video.example')).toBe(path);
});

describe('cookies', () => {
  test('behind TLS the cookie is bound to the host, secure and hidden from scripts', async () => {
    const tls = await openTestDashboard({ publicUrl: 'https://video.example' });
    const person = await tls.signUp();
    const response = await tls.callAuth('/sign-in/email', { email: person.email, password: testPassword });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Host-greenroom\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await tls.call(person, 'GET', '/me')).json().visitor.email).toBe(person.email);
    await tls.close();
  });

  test('on loopback the cookie has a plain name, and the response has no token', async () => {
    const person = await signUp();
    const response = await callAuth('/sign-in/email', { email: person.email, password: testPassword });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^greenroom\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(response.body).toBe('{}');
  });

  test('sign-up over plain http to another machine is rejected', async () => {
    const plain = await openTestDashboard({ publicUrl: 'http://video.example' });
    const response = await plain.callAuth('/sign-up/email', {
      name: 'A',
      email: 'a@example.com',
      password: testPassword,
    });
    expect([response.statusCode, response.json().error]).toEqual([403, expect.stringContaining('https')]);
    await plain.close();
  });

  test('a token without a valid signature or with an expired session is rejected', async () => {
    const person = await signUp();
    const { rows } = await sql<{ token: string }>`select token from sessions where user_id = ${person.user.id}`.execute(
      db,
    );
    const [name, value] = person.cookie.split('=') as [string, string];
    const [token, signature] = decodeURIComponent(value).split('.') as [string, string];
    expect(token).toBe(rows[0]!.token);
    const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const wrong of [token, `${token}.`, `${token}.${forged}`, 'x', '']) {
      const cookie = `${name}=${encodeURIComponent(wrong)}`;
      expect((await call({ cookie, address: person.address }, 'POST', '/change')).statusCode).toBe(401);
    }
    await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${person.user.id}`.execute(
      db,
    );
    expect((await call(person, 'POST', '/change')).statusCode).toBe(401);
  });
});

describe('limits', () => {
  const guess = (address: string, email: string, forwarded?: string) =>
    send('POST', '/dashboard/auth/sign-in/email', {
      body: { email, password: 'guess' },
      address,
      headers: { 'x-forwarded-for': forwarded },
    });

  test('a network address has twenty attempts a minute, whatever headers it sends, and others are not affected', async () => {
    const address = newAddress();
    const spoofed = { 'x-client-address': newAddress(), 'x-real-ip': newAddress() };
    const attempt = (i: number) => {
      const body = { email: `nobody${i}@example.com`, password: 'guess' };
      return send('POST', '/dashboard/auth/sign-in/email', { body, address, headers: spoofed });
    };
    const responses = await Promise.all(Array.from({ length: 22 }, (_, i) => attempt(i)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(401), 429, 429]);
    const refused = responses.find(({ statusCode }) => statusCode === 429)!;
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', error: expect.stringContaining('seconds') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess(newAddress(), 'nobody@example.com')).statusCode).toBe(401);
  });

  test('behind a proxy, attempts are counted by forwarded address', async () => {
    const proxy = newAddress();
    const [one, other] = [newAddress(), newAddress()];
    await Promise.all(Array.from({ length: 20 }, (_, i) => guess(proxy, `someone${i}@example.com`, one)));
    expect((await guess(proxy, 'someone@example.com', one)).statusCode).toBe(429);
    expect((await guess(proxy, 'someone@example.com', other)).statusCode).toBe(401);
  });

  test('only the last forwarded address counts', async () => {
    const [proxy, one] = [newAddress(), newAddress()];
    const attempt = (i: number) => guess(proxy, `disguised${i}@example.com`, `${newAddress()}, ${one}`);
    await Promise.all(Array.from({ length: 20 }, (_, i) => attempt(i)));
    expect((await attempt(20)).statusCode).toBe(429);
  });

  test('an account has ten attempts from all addresses together, and a successful sign-in resets them', async () => {
    const { email } = await signUp();
    const responses = await Promise.all(Array.from({ length: 30 }, () => guess(newAddress(), email)));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    const right = () => callAuth('/sign-in/email', { email, password: testPassword });
    expect((await right()).statusCode).toBe(429);
    await sql`update rate_limits set window_started_at = window_started_at - interval '15 minutes'`.execute(db);
    expect((await right()).statusCode).toBe(200);
    expect((await guess(newAddress(), email)).statusCode).toBe(401);
  });

  test('an address that signed in before has ten attempts of its own, whatever others use up', async () => {
    const { email, address } = await signUp();
    await Promise.all(Array.from({ length: 12 }, () => guess(newAddress(), email)));
    expect((await guess(newAddress(), email)).statusCode).toBe(429);
    const right = await callAuth('/sign-in/email', { email, password: testPassword }, { address });
    expect(right.statusCode).toBe(200);
    const near = await Promise.all(Array.from({ length: 12 }, () => guess(address, email)));
    expect(near.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  test('one address cannot lock an account: only five of its attempts count', async () => {
    const { email } = await signUp();
    const stranger = newAddress();
    const responses = await Promise.all(Array.from({ length: 60 }, () => guess(stranger, email)));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    const { rows } = await sql<{
      count: number;
    }>`select count from rate_limits where key = ${`password|${email}`}`.execute(db);
    expect(rows).toEqual([{ count: 5 }]);
    const elsewhere = newAddress();
    expect((await guess(elsewhere, email)).statusCode).toBe(401);
    const right = await callAuth('/sign-in/email', { email, password: testPassword }, { address: elsewhere });
    expect(right.statusCode).toBe(200);
  });

  test('attempts over the limit of an address do not count for the account', async () => {
    const { email } = await signUp();
    const stranger = newAddress();
    await Promise.all(Array.from({ length: 20 }, (_, i) => guess(stranger, `somebody${i}@example.com`)));
    for (let i = 0; i < 5; i++) expect((await guess(stranger, email)).statusCode).toBe(429);
    const { rows } = await sql`select from rate_limits where starts_with(key, ${`password|${email}`})`.execute(db);
    expect(rows).toHaveLength(0);
  });

  test('sign-ups are limited too, and malformed ones do not count', async () => {
    const address = newAddress();
    const responses = [];
    for (let i = 0; i < 11; i++) {
      responses.push(
        await callAuth('/sign-up/email', { name: 'A', email: 'taken', password: testPassword }, { address }),
      );
    }
    // Malformed requests are not counted.
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    const known = await signUp();
    for (let i = 0; i < 11; i++) {
      const body = { name: 'A', email: known.email, password: testPassword };
      responses.push(await callAuth('/sign-up/email', body, { address }));
    }
    expect(responses.slice(11).map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('bodies', () => {
  const good = { name: 'A', email: 'hostile@example.com', password: testPassword };

  test.each([
    [{ ...good, email: 'no address' }, 'email must be an e-mail address.'],
    [{ ...good, email: `${'a'.repeat(250)}@example.com` }, 'email must have at most 254 characters.'],
    [{ ...good, email: ['a@example.com'] }, 'email must be a string.'],
    [{ ...good, password: 'short' }, 'password must have at least 10 characters.'],
    [{ ...good, password: 'x'.repeat(129) }, 'password must have at most 128 characters.'],
    [{ ...good, name: ' ' }, 'name must not be blank.'],
    [{ ...good, name: 'a\0b' }, 'name must not contain NUL or unpaired surrogates.'],
    [{ ...good, name: 'n'.repeat(121) }, 'name must be at most 120 characters.'],
    [{ ...good, invitation: "' or 1=1" }, 'invitation is malformed.'],
    [[], 'The body must be an object.'],
    [undefined, 'The body is required.'],
  ])('%j is rejected with a reason', async (body, error) => {
    const response = await callAuth('/sign-up/email', body);
    expect([response.statusCode, response.json().error]).toEqual([400, error]);
  });

  test.each([
    ['\0', 'token must not contain NUL or unpaired surrogates.'],
    [' ', 'token must not be blank.'],
    ['x'.repeat(101), 'token must be at most 100 characters.'],
  ])('the reset token %j is rejected', async (token, error) => {
    const response = await callAuth('/reset-password', { token, newPassword: testPassword });
    expect([response.statusCode, response.json().error]).toEqual([400, error]);
  });

  test('sign-up ignores privileged members', async () => {
    const body = {
      ...good,
      operator: true,
      role: 'owner',
      clientId: 'x',
      emailVerified: true,
      image: 'https://evil.example/x.png',
    };
    expect((await callAuth('/sign-up/email', body)).statusCode).toBe(200);
    const { rows } = await sql`select operator, email_verified, image from users where email = ${good.email}`.execute(
      db,
    );
    expect(rows).toEqual([{ operator: false, email_verified: false, image: null }]);
  });

  test('invalid JSON, large bodies and other content types are rejected', async () => {
    const post = async (body: string, type: string) =>
      (await send('POST', '/dashboard/auth/sign-in/email', { body, headers: { 'content-type': type } })).statusCode;
    expect(await post('{', 'application/json')).toBe(400);
    expect(await post('{"__proto__":{}}', 'application/json')).toBe(400);
    expect(await post(JSON.stringify({ email: 'x'.repeat(2_000_000) }), 'application/json')).toBe(413);
    expect(await post('email=a%40b.co&password=x', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await post('x', 'text/plain')).toBe(415);
  });

  test('routes of the auth library that the dashboard does not use are 404s', async () => {
    const person = await signUp();
    for (const path of ['/get-session', '/ok', '/error', '/list-sessions', '/reset-password/x?callbackURL=/']) {
      expect((await send('GET', `/dashboard/auth${path}`, { headers: { cookie: person.cookie } })).statusCode).toBe(
        404,
      );
    }
    for (const path of ['/update-user', '/change-email', '/delete-user', '/link-social', '/set-password']) {
      const response = await callAuth(path, { name: 'x', newEmail: 'x@example.com' }, person);
      expect(response.statusCode).toBe(404);
    }
  });

  test('a malformed cookie is ignored', async () => {
    for (const cookie of [
      '=',
      ';;;',
      'greenroom.session_token',
      `greenroom.session_token=${'%'.repeat(500)}`,
      'a=b; '.repeat(300),
    ]) {
      const response = await call({ cookie, address: newAddress() }, 'GET', '/me');
      expect([response.statusCode, response.json().visitor, cookieOf(response).length < 100]).toEqual([
        200,
        null,
        true,
      ]);
    }
  });
});
