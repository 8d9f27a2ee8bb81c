// The user commands of the operator and their effect on the dashboard.
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listAuditLog } from '../clients/audit-log.ts';
import { dashboardEndpoint } from '../dashboard-api/endpoint.ts';
import { openTestDashboard, testPassword } from '../dashboard-api/testing.ts';
import { sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import type { BackupServices } from './backups.ts';
import { runCli } from './cli.ts';
import type { EngineServices } from './engines.ts';
import { createCliServices } from './services.ts';
import type { StorageServices } from './storage.ts';

const publicUrl = 'http://127.0.0.1:8080';
const dashboard = await openTestDashboard({
  publicUrl,
  signUp: { mode: 'invite', credits: 0 },
  endpoints: () => [
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/anything',
      access: 'operator',
      response: z.object({}),
      handler: async () => ({}),
    }),
  ],
});
const { db, call, callAuth, signUp, signIn } = dashboard;
afterAll(dashboard.close);

/** No engine is called and no backup is made in these tests. */
const noEngines = {} as EngineServices & BackupServices & StorageServices;
const services = createCliServices(
  db,
  { keyPrefix: 'gr', publicUrl, mail: undefined, speechPace: 1, sandboxDailyCredits: 500 },
  noEngines,
);

/** The one JSON line that a command prints. */
async function greenroom(...args: string[]) {
  const printed: string[] = [];
  await runCli([...args, '--json'], {
    open: async () => ({ services, close: async () => undefined }),
    processes: { serve: async () => undefined, work: async () => undefined },
    print: (line) => printed.push(line),
    printError: (line) => printed.push(line),
  });
  return JSON.parse(printed.join());
}

async function newUser() {
  const { client_id } = await greenroom('client', 'create', '--name', 'Acme');
  const { link, role } = await greenroom('user', 'invite', '--client', client_id);
  expect(await listAuditLog(db, { client: client_id, limit: 1 })).toMatchObject([
    { action: 'invite', actor: 'command line', reason: 'as owner' },
  ]);
  expect(role).toBe('owner');
  const person = await signUp({ invitation: link.split('#')[1] });
  expect(person.user).toMatchObject({ client: client_id, role: 'owner', operator: false });
  return person;
}

test('with sign-up by invitation, the operator creates the first invitation', async () => {
  await expect(signUp()).rejects.toThrow('403');
  const { email } = await newUser();
  const { users } = await greenroom('user', 'list');
  expect(users.at(-1)).toMatchObject({ email, role: 'owner', client: 'Acme', operator: false });
});

test('promoting and demoting an operator take effect at the next request', async () => {
  const person = await newUser();
  const status = async () => (await call(person, 'GET', '/operator/anything')).statusCode;
  expect(await status()).toBe(404);
  expect(await greenroom('user', 'promote', '--email', person.email.toUpperCase())).toEqual({
    email: person.email,
    operator: true,
  });
  expect(await status()).toBe(200);
  await greenroom('user', 'demote', '--email', person.email);
  expect(await status()).toBe(404);
  expect(await listAuditLog(db, { client: person.user.client, limit: 2 })).toMatchObject([
    { action: 'demote', actor: 'command line', reason: person.email },
    { action: 'promote', actor: 'command line', reason: person.email },
  ]);
});

test('a reset link sets a new password once, and ends every session', async () => {
  const person = await newUser();
  const { link, valid_minutes } = await greenroom('user', 'create-reset-link', '--email', person.email);
  expect([link.split('#')[0], valid_minutes]).toEqual([`${publicUrl}/reset`, 60]);
  expect(await listAuditLog(db, { client: person.user.client, limit: 1 })).toMatchObject([
    { action: 'reset_link', actor: 'command line', reason: person.email },
  ]);
  const token = link.split('#')[1];
  const use = async (newPassword: string) => (await callAuth('/reset-password', { token, newPassword })).statusCode;
  expect(await use('too short')).toBe(400);
  const uses = await Promise.all(Array.from({ length: 10 }, (_, i) => use(`a new password ${i}`)));
  expect(uses.filter((status) => status === 200)).toHaveLength(1);
  expect((await call(person, 'GET', '/me')).json().visitor).toBeNull();
  await expect(signIn({ email: person.email, password: testPassword })).rejects.toThrow('401');
  await signIn({ email: person.email, password: `a new password ${uses.indexOf(200)}` });
});

test('with mail configured, only a user with a confirmed address can be promoted', async () => {
  const person = await newUser();
  const withMail = createCliServices(
    db,
    { keyPrefix: 'gr', publicUrl, mail: { url: 'smtp://mail.example' }, speechPace: 1, sandboxDailyCredits: 500 },
    noEngines,
  );
  const promote = () => withMail.setOperator({ email: person.email, operator: true });
  await expect(promote()).rejects.toThrow(`${person.email} is not confirmed.`);
  await sql`update users set email_verified = true where id = ${person.user.id}`.execute(db);
  expect(await promote()).toEqual({ email: person.email, operator: true });
});

test('creating a reset link for an address that is not confirmed prints a warning', async () => {
  const { email } = await newUser();
  const printLink = async () => {
    const printed: string[] = [];
    await runCli(['user', 'create-reset-link', '--email', email], {
      open: async () => ({ services, close: async () => undefined }),
      processes: { serve: async () => undefined, work: async () => undefined },
      print: (line) => printed.push(line),
      printError: (line) => printed.push(line),
    });
    return printed.join('\n');
  };
  expect(await printLink()).toContain('The e-mail address is not confirmed.');
  const { link } = await greenroom('user', 'create-reset-link', '--email', email);
  await callAuth('/reset-password', { token: link.split('#')[1], newPassword: testPassword });
  expect(await printLink()).not.toContain('not confirmed');
  expect((await greenroom('user', 'list')).users.find((user: { email: string }) => user.email === email).verified).toBe(
    true,
  );
});

test('the passkeys of a user are removed with a reason, and every session ends', async () => {
  const person = await newUser();
  const remove = () => greenroom('user', 'remove-passkeys', '--email', person.email, '--reason', 'stolen phone');
  expect(JSON.stringify(await remove())).toContain(`${person.email} has no passkeys.`);
  expect((await call(person, 'GET', '/me')).json().visitor).not.toBeNull();
  await sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced)
    values (${uuidv7()}, ${person.user.id}, 'Phone', 'x', '', 0, '{}', true)`.execute(db);
  expect(await remove()).toEqual({ email: person.email, passkeys: 0 });
  expect((await sql`select from passkeys where user_id = ${person.user.id}`.execute(db)).rows).toEqual([]);
  expect((await call(person, 'GET', '/me')).json().visitor).toBeNull();
});

test('using one reset link invalidates the others, and an expired one is rejected', async () => {
  const person = await newUser();
  const token = async () => (await greenroom('user', 'create-reset-link', '--email', person.email)).link.split('#')[1];
  const [first, second, third] = [await token(), await token(), await token()];
  const use = async (token: string) =>
    (await callAuth('/reset-password', { token, newPassword: 'a new password' })).json();
  expect(await use(first)).toEqual({});
  expect(await use(second)).toMatchObject({ code: 'INVALID_TOKEN' });
  expect(await use(third)).toMatchObject({ code: 'INVALID_TOKEN' });
  const late = await token();
  await sql`update verifications set expires_at = now() - interval '1 second'`.execute(db);
  expect(await use(late)).toMatchObject({ code: 'INVALID_TOKEN' });
});

test('unknown users and clients are reported', async () => {
  const error = 'User nobody@example.com not found. Run `greenroom user list` for all users.';
  for (const command of ['promote', 'demote', 'create-reset-link']) {
    expect(await greenroom('user', command, '--email', 'nobody@example.com')).toEqual({ error });
  }
  const client = uuidv7();
  expect(await greenroom('user', 'invite', '--client', client)).toEqual({
    error: `Client ${client} not found. Run \`greenroom client list\` for the ids.`,
  });
});
