// The mounted dashboard on its own database, with users who call it as their browsers do.
import { randomBytes, randomInt } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { SignUpRules } from '../billing/sign-up.ts';
import { latestTeam, listTeams, type Role } from '../clients/memberships.ts';
import { findUserByEmail, type User } from '../clients/users.ts';
import { openTestDb } from '../db/testing.ts';
import { createListLimit } from '../http/list-limit.ts';
import { openWebServer } from '../http/web-server.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { type AuthDeps, createAuth } from './auth/auth.ts';
import { relyingParty } from './auth/origins.ts';
import type { DashboardEndpoint } from './endpoint.ts';
import { createMeEndpoints } from './me.ts';
import { mountDashboard } from './mount.ts';
import { openPages } from './pages.ts';
import type { Webhook } from './webhooks.ts';

type TestDb = Awaited<ReturnType<typeof openTestDb>>;

export interface TestDashboardOptions {
  /** The endpoints under test. */
  endpoints?(database: TestDb): DashboardEndpoint[];
  webhooks?(database: TestDb): Webhook[];
  publicUrl?: string;
  signUp?: SignUpRules;
  providers?: AuthDeps['providers'];
  mailer?: AuthDeps['mailer'];
  trustProxy?: boolean;
  /** The folder of the built pages. */
  folder?: string;
}

/** A user with a browser: an address, cookies and an account. */
export interface Person {
  email: string;
  password: string;
  /** `client`: the team of a new session. */
  user: User & { client: string; role: Role };
  /** As the browser would send it. */
  cookie: string;
  address: string;
}

export const testPassword = 'correct horse battery staple';

export async function openTestDashboard(given: TestDashboardOptions = {}) {
  const database = await openTestDb();
  const publicUrl = given.publicUrl ?? 'http://127.0.0.1:8080';
  const { origin, host } = new URL(publicUrl);
  const logged: string[] = [];
  const log: Logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const signUpRules = given.signUp ?? { mode: 'open', credits: 500 };
  const auth = createAuth({
    database,
    publicUrl,
    secret: randomBytes(32).toString('hex'),
    signUp: signUpRules,
    providers: given.providers ?? {},
    mailer: given.mailer,
    log,
  });
  const app = openWebServer({
    trustProxy: given.trustProxy ?? false,
    prefix: '/api/partner/v1',
    observe: () => {},
    log,
  });
  mountDashboard(app, {
    db: database.db,
    listLimit: createListLimit(),
    auth,
    publicUrl,
    sendsMail: given.mailer !== undefined,
    endpoints: [
      ...createMeEndpoints({
        db: database.db,
        offers: {
          sign_up: signUpRules.mode,
          sign_up_credits: signUpRules.credits,
          providers: [],
          guide: false,
          passkey_origin: relyingParty(publicUrl)?.origin ?? null,
          mail: given.mailer !== undefined,
          checkout: 'none',
        },
      }),
      ...(given.endpoints?.(database) ?? []),
    ],
    webhooks: given.webhooks?.(database) ?? [],
    pages: await openPages(given.folder ?? '/nowhere'),
  });

  type Method = 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'PUT';

  /** Any request: with the right origin and host unless `headers` say otherwise (undefined leaves one out). */
  async function send(
    method: Method,
    url: string,
    {
      body,
      headers = {},
      address = '203.0.113.1',
    }: {
      body?: unknown;
      headers?: Record<string, string | undefined>;
      address?: string;
    } = {},
  ) {
    const json = body !== undefined && !Buffer.isBuffer(body) && typeof body !== 'string';
    const all = { host, origin, ...(json && { 'content-type': 'application/json' }), ...headers };
    return app.inject({
      method,
      url,
      remoteAddress: address,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
      ...(body !== undefined && { payload: json ? JSON.stringify(body) : (body as string | Buffer) }),
    });
  }

  /** An endpoint below `/dashboard/api`, as this person's browser would call it; `undefined` is a guest. */
  const call = (
    person: Pick<Person, 'cookie' | 'address'> | undefined,
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string | undefined> = {},
  ) =>
    send(method, `/dashboard/api${path}`, {
      body,
      headers: { ...(person && { cookie: person.cookie }), ...headers },
      ...(person && { address: person.address }),
    });

  /** A route of signing in. */
  const callAuth = (path: string, body: unknown, { cookie, address }: { cookie?: string; address?: string } = {}) =>
    send('POST', `/dashboard/auth${path}`, { body, headers: { cookie }, address: address ?? newAddress() });

  async function signIn({ email, password = testPassword }: { email: string; password?: string }): Promise<Person> {
    const address = newAddress();
    return personOf(await callAuth('/sign-in/email', { email, password }, { address }), { email, password, address });
  }

  /** A new user, with their own client unless they were invited. Throws if sign-up is rejected. */
  async function signUp(given: { email?: string; name?: string; invitation?: string } = {}): Promise<Person> {
    const address = newAddress();
    const email = given.email ?? `${uuidv7()}@example.com`;
    const body = { name: given.name ?? 'Ada', email, password: testPassword, invitation: given.invitation };
    return personOf(await callAuth('/sign-up/email', body, { address }), { email, password: testPassword, address });
  }

  async function personOf(
    response: Awaited<ReturnType<typeof send>>,
    person: Pick<Person, 'email' | 'password' | 'address'>,
  ): Promise<Person> {
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    const user = await findUserByEmail(database.db, person.email);
    const latest = await latestTeam(database.db, user!.id);
    const { client, role } = (await listTeams(database.db, user!.id)).find((team) => team.client === latest)!;
    return { ...person, user: { ...user!, client, role }, cookie: cookieOf(response) };
  }

  return {
    ...database,
    app,
    auth,
    logged,
    publicUrl,
    send,
    call,
    callAuth,
    signIn,
    signUp,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** The cookies that a browser would send back. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).replace(/;.*$/s, ''))
    .join('; ');

/** A new address for each user, so that they do not share rate limits. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
