// Access checks, validation, streams, downloads and webhooks of mounted dashboard endpoints.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../db/db.ts';
import { type Access, dashboardEndpoint } from './endpoint.ts';
import { newAddress, openTestDashboard } from './testing.ts';

const hooked: Buffer[] = [];
const asked = (access: Access) =>
  dashboardEndpoint({
    method: 'POST',
    path: `/for/${access}`,
    access,
    body: z.object({ count: z.int().min(1) }),
    response: z.object({ count: z.int() }),
    handler: async ({ body }) => ({ ...body, secret: 'not in the schema' }),
  });
const dashboard = await openTestDashboard({
  endpoints: () => [
    ...(['guest', 'member', 'owner', 'operator'] as const).map(asked),
    dashboardEndpoint({
      method: 'GET',
      path: '/things/{thing_id}',
      access: 'member',
      params: z.object({ thing_id: z.guid() }),
      query: z.object({ limit: z.int().max(100).default(20), cursor: z.string().optional() }),
      response: z.object({ thing_id: z.string(), limit: z.int() }),
      handler: async ({ params, query }) => ({ ...params, ...query }),
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/uploads',
      access: 'member',
      body: 'stream',
      response: z.object({ type: z.string(), size: z.int().nullable(), sha256: z.string() }),
      async handler({ body: { bytes, type, sizeBytes } }) {
        const hash = createHash('sha256');
        for await (const chunk of bytes) hash.update(chunk);
        return { type, size: sizeBytes ?? null, sha256: hash.digest('hex') };
      },
    }),
    dashboardEndpoint({
      method: 'GET',
      path: '/download',
      access: 'guest',
      response: 'file',
      handler: async () => ({
        type: 'text/csv; charset=utf-8',
        fileName: 'März "1".csv',
        body: Readable.from(['a,b\n']),
      }),
    }),
  ],
  webhooks: () => [{ path: '/dashboard/hook', maxBytes: 100, handler: async ({ bytes }) => void hooked.push(bytes) }],
});
const { call, send, signUp, db } = dashboard;
afterAll(dashboard.close);

test('access is checked before the body', async () => {
  const owner = await signUp();
  const member = await signUp();
  await sql`update memberships set role = 'member' where user_id = ${member.user.id}`.execute(db);
  const operator = await signUp();
  await sql`update users set operator = true where id = ${operator.user.id}`.execute(db);
  const statuses = async (person: Parameters<typeof call>[0]) => {
    const codes = [];
    for (const access of ['guest', 'member', 'owner', 'operator']) {
      codes.push((await call(person, 'POST', `/for/${access}`, { count: 0 })).statusCode);
    }
    return codes;
  };
  expect(await statuses(undefined)).toEqual([400, 401, 401, 401]);
  expect(await statuses(member)).toEqual([400, 400, 403, 404]);
  expect(await statuses(owner)).toEqual([400, 400, 400, 404]);
  expect(await statuses(operator)).toEqual([400, 400, 400, 400]);
});

test('bodies, paths and queries are validated, and responses have only the members of their schema', async () => {
  const person = await signUp();
  const good = await call(person, 'POST', '/for/member', { count: 3 });
  expect(good.json()).toEqual({ count: 3 });
  expect((await call(person, 'POST', '/for/member', { count: 0 })).json().error).toBe('count must be at least 1.');
  const id = '01980000-0000-7000-8000-000000000000';
  expect((await call(person, 'GET', `/things/${id}?limit=5`)).json()).toEqual({ thing_id: id, limit: 5 });
  expect((await call(person, 'GET', `/things/${id}?limit=500`)).json().error).toBe('limit must be at most 100.');
  for (const path of ['/things/x', '/things/..%2f', '/things/%00', '/nothing']) {
    expect((await call(person, 'GET', path)).statusCode).toBe(404);
  }
  expect((await call(person, 'PUT', '/for/member', { count: 1 })).statusCode).toBe(404);
});

test('a streamed body arrives unchanged with any content type', async () => {
  const person = await signUp();
  const bytes = Buffer.alloc(3_000_000, 'a');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (const type of ['image/png', 'application/json', 'text/plain']) {
    const response = await call(person, 'POST', '/uploads', bytes, { 'content-type': `${type}; charset=x` });
    expect(response.json()).toEqual({ type, size: bytes.length, sha256 });
  }
  expect((await call(undefined, 'POST', '/uploads', bytes, { 'content-type': 'image/png' })).statusCode).toBe(401);
  expect((await call(person, 'POST', '/for/member', bytes, { 'content-type': 'image/png' })).statusCode).toBe(415);
});

test('a download has its file name, with any characters', async () => {
  const { headers, body } = await call(undefined, 'GET', '/download');
  expect(body).toBe('a,b\n');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="M_rz _1_.csv"; filename*=UTF-8''M%C3%A4rz%20%221%22.csv`,
    'cache-control': 'no-store',
  });
});

test('a webhook gets the unchanged bytes and needs no session', async () => {
  const body = '{ "b":1,  "a":2 }';
  const hook = (payload: string) =>
    send('POST', '/dashboard/hook', {
      body: payload,
      headers: { origin: undefined, 'content-type': 'application/json' },
      address: newAddress(),
    });
  expect((await hook(body)).json()).toEqual({});
  expect(hooked.map(String)).toEqual([body]);
  expect((await hook('x'.repeat(101))).statusCode).toBe(413);
});
