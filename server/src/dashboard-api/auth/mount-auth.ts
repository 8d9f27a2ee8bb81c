// Mounts the doors of signing in, and finds out whose session a request comes with.

import type { SignInRefusal } from '@greenroom/contract/dashboard/sign-in';
import { parseInput } from '@greenroom/contract/parse-input';
import { getIP, isAPIError } from 'better-auth/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt } from '../../clients/rate-limits.ts';
import { findUserByEmail } from '../../clients/users.ts';
import type { Db } from '../../db/db.ts';
import { Outage } from '../../kernel/outage.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Visitor } from '../endpoint.ts';
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from './auth.ts';
import { createLine } from './concurrency.ts';
import { isPlainAbroad, ownPath } from './origins.ts';
import { type AuthRoute, authRoutes, CALLBACK_LIMIT, refusalOf } from './routes.ts';

interface Deps {
  auth: Auth;
  db: Db;
  publicUrl: string;
}

/** Each holds a connection to the database while its password is hashed: a crowd would take all there are. */
const SIGN_UPS_AT_ONCE = 4;

const JSON_TYPE = 'application/json; charset=utf-8';

export function mountAuth(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps;
  app.addHook('onRequest', async () => {
    if (!isPlainAbroad(publicUrl)) return;
    throw new Problem(
      'forbidden',
      `Nobody can sign in over plain http: the operator must serve this at an https address and set PUBLIC_URL to it.`,
    );
  });
  const line = createLine(SIGN_UPS_AT_ONCE);
  const providers = Object.keys(deps.auth.options.socialProviders);
  for (const route of authRoutes) {
    app.post(route.path, async (request, reply) => {
      const least = new Promise((resolve) => setTimeout(resolve, route.leastMs ?? 0));
      const read = parseInput(route.body, request.body ?? undefined, 'The body');
      if (!read.ok) throw new Problem('invalid_request', read.message);
      const body = read.value as never;
      const address = addressOf(deps.auth, request);
      const { allowed, retryAfterSeconds } = await countAttempt(deps.db, `${route.path}|${address}`, route.limit);
      if (!allowed) {
        const error = `Too many attempts. Try again in ${retryAfterSeconds} seconds.`;
        reply.type(JSON_TYPE).code(429).header('retry-after', retryAfterSeconds);
        return reply.send(JSON.stringify({ error, code: 'RATE_LIMITED' } satisfies SignInRefusal));
      }
      const visitor = () => visitorOf(deps.auth, request, reply);
      await route.before?.({ db: deps.db, body, address, providers, visitor });
      if (route.act) {
        const code = await route.act({ db: deps.db, body });
        reply.type(JSON_TYPE).code(code ? 400 : 200);
        return reply.send(JSON.stringify(code ? refusalOf(400, { code }) : {}));
      }
      const sent = route.sent ? route.sent(body) : (read.value ?? {});
      const asking = () => ask(deps, request, { path: route.path, body: JSON.stringify(sent) });
      const answer = await (route.inLine ? line(asking) : asking());
      if (answer.ok) await route.after?.({ db: deps.db, body });
      await least;
      return tell(reply, answer, route, () => isTaken(deps.db, read.value));
    });
  }
  // Where a provider sends the browser back to: GET, so that nothing of ours is changed by another site's form.
  app.get('/callback/:provider', async (request, reply) => {
    const { provider } = request.params as { provider: string };
    if (!providers.includes(provider)) throw notFound();
    const counted = await countAttempt(deps.db, `/callback|${addressOf(deps.auth, request)}`, CALLBACK_LIMIT);
    if (!counted.allowed) return reply.redirect('/sign-in?error=rate_limited', 302);
    const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
    const answer = await ask(deps, request, { path: `/callback/${provider}${query}` });
    copyCookies(answer, reply);
    return reply.redirect(ownPath(answer.headers.get('location'), publicUrl) ?? '/sign-in?error=failed', 302);
  });
}

/** As sessions keep it; of an IPv6 address, the network. */
const addressOf = (auth: Auth, request: FastifyRequest): string =>
  getIP(new Headers({ [ADDRESS_HEADER]: request.ip }), auth.options) ?? request.ip;

/** The library sees the request as it would have come to the public address. */
function ask(
  { auth, publicUrl }: Deps,
  request: FastifyRequest,
  { path, body }: { path: string; body?: string },
): Promise<Response> {
  const headers = new Headers({ origin: new URL(publicUrl).origin, [ADDRESS_HEADER]: request.ip });
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (body !== undefined) headers.set('content-type', 'application/json');
  const method = body === undefined ? 'GET' : 'POST';
  return auth.handler(new Request(publicUrl + AUTH_PATH + path, { method, headers, body: body ?? null }));
}

async function tell(
  reply: FastifyReply,
  answer: Response,
  { told }: AuthRoute,
  isTaken: () => Promise<boolean>,
): Promise<FastifyReply> {
  copyCookies(answer, reply);
  reply.type(JSON_TYPE);
  const value: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return reply.send(JSON.stringify(told ? told(value as never) : {}));
  const refusal = refusalOf(answer.status, value);
  if (answer.status >= 500) reply.header('retry-after', '5');
  // Of two sign-ups at once, the later one failed at the row of the earlier.
  if (refusal.code !== 'FAILED_TO_CREATE_USER') {
    return reply.code(answer.status >= 500 ? 503 : answer.status).send(JSON.stringify(refusal));
  }
  const taken = await isTaken();
  const code = taken ? 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' : undefined;
  return reply.code(taken ? 422 : 503).send(JSON.stringify(refusalOf(taken ? 422 : 503, { code })));
}

const isTaken = async (db: Db, body: unknown): Promise<boolean> =>
  (await findUserByEmail(db, String((body as { email?: string }).email))) !== undefined;

/** One header each: joined by commas, browsers would keep the first alone. */
function copyCookies(answer: Response | { headers: Headers }, reply: FastifyReply): void {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

/** Whose session the request's cookie is of; renews the cookie when it is a day old. */
export async function visitorOf(
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor | undefined> {
  const { cookie } = request.headers;
  if (!cookie) return undefined;
  const found = await auth.api
    .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    .catch((error: unknown) => {
      // The library makes one error of its own of whatever keeps it from reading the session.
      throw isAPIError(error) && error.statusCode >= 500
        ? new Outage('The session could not be read.', { outcomeUnknown: false, cause: error })
        : error;
    });
  copyCookies(found, reply);
  if (!found.response) return undefined;
  const { user, session } = found.response;
  const { clientId, role, operator, teamUnconfirmed } = user as typeof user & {
    clientId: string;
    role: Visitor['role'];
    operator: boolean;
    teamUnconfirmed: boolean;
  };
  return {
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.name,
    client: clientId,
    role,
    operator,
    teamUnconfirmed,
    session: session.id,
  };
}
