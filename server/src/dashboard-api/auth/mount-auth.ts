// Mounts the routes for signing in, and finds the user of a session.
import { isLanguage } from '@greenroom/contract/dashboard/languages';
import type { SignInError } from '@greenroom/contract/dashboard/sign-in';
import { parseInput } from '@greenroom/contract/parse-input';
import { getIP, isAPIError } from 'better-auth/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { teamOfSession } from '../../clients/memberships.ts';
import { countAttempt } from '../../clients/rate-limits.ts';
import { findUserByEmail } from '../../clients/users.ts';
import type { Db } from '../../db/db.ts';
import { sendJson } from '../../http/send-json.ts';
import { Outage } from '../../kernel/outage.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Visitor } from '../endpoint.ts';
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from './auth.ts';
import type { AuthRoute } from './auth-route.ts';
import { isInsecure, ownPath } from './origins.ts';
import { authRoutes, CALLBACK_LIMIT, signInErrorOf } from './routes.ts';

interface Deps {
  auth: Auth;
  db: Db;
  publicUrl: string;
}

/** A sign-up holds a database connection while its password is hashed; more at once would use up the pool. */
const MAX_CONCURRENT_SIGN_UPS = 4;

export function mountAuth(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps;
  app.addHook('onRequest', async () => {
    if (!isInsecure(publicUrl)) return;
    throw new Problem('forbidden', 'Sign-in needs https. Ask the operator to set PUBLIC_URL to an https address.');
  });
  const signUps = new PQueue({ concurrency: MAX_CONCURRENT_SIGN_UPS });
  const providers = Object.keys(deps.auth.options.socialProviders);
  for (const route of authRoutes) {
    app.post(route.path, async (request, reply) => {
      const minDelay = new Promise((resolve) => setTimeout(resolve, route.minMs ?? 0));
      const read = parseInput(route.body, request.body ?? undefined, 'The body');
      if (!read.ok) throw new Problem('invalid_request', read.message);
      const body = read.value as never;
      const address = addressOf(deps.auth, request);
      const { allowed, retryAfterSeconds } = await countAttempt(deps.db, `${route.path}|${address}`, route.limit);
      if (!allowed) {
        const error = `Too many attempts. Try again in ${retryAfterSeconds} seconds.`;
        reply.code(429).header('retry-after', retryAfterSeconds);
        return sendJson(reply, { error, code: 'RATE_LIMITED' } satisfies SignInError);
      }
      const visitor = () => visitorOf(deps, request, reply);
      await route.before?.({ db: deps.db, body, address, providers, visitor });
      if (route.handler) {
        const code = await route.handler({ db: deps.db, body });
        return sendJson(reply.code(code ? 400 : 200), code ? signInErrorOf(400, { code }) : {});
      }
      const sent = route.requestOf ? route.requestOf(body) : (read.value ?? {});
      const forward = () => callLibrary(deps, request, { path: route.path, body: JSON.stringify(sent) });
      const response = await (route.limitedConcurrency ? signUps.add(forward) : forward());
      if (response.ok) await route.after?.({ db: deps.db, body });
      await minDelay;
      return sendResponse(reply, response, route, () => isTaken(deps.db, read.value));
    });
  }
  // Providers redirect the browser here with GET.
  app.get('/callback/:provider', async (request, reply) => {
    const { provider } = request.params as { provider: string };
    if (!providers.includes(provider)) throw notFound();
    const counted = await countAttempt(deps.db, `/callback|${addressOf(deps.auth, request)}`, CALLBACK_LIMIT);
    if (!counted.allowed) return reply.redirect('/sign-in?error=rate_limited', 302);
    const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
    const response = await callLibrary(deps, request, { path: `/callback/${provider}${query}` });
    copyCookies(response, reply);
    // Instead of its redirect, the library responds that a code is needed.
    const { twoFactorRedirect } = Object(await response.json().catch(() => undefined));
    if (twoFactorRedirect) return reply.redirect('/sign-in?two_factor=true', 302);
    return reply.redirect(ownPath(response.headers.get('location'), publicUrl) ?? '/sign-in?error=failed', 302);
  });
}

/** The address as sessions store it; for IPv6, the network. */
const addressOf = (auth: Auth, request: FastifyRequest): string =>
  getIP(new Headers({ [ADDRESS_HEADER]: request.ip }), auth.options) ?? request.ip;

/** The library sees the request as if it came to the public address. */
function callLibrary(
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

async function sendResponse(
  reply: FastifyReply,
  response: Response,
  { responseOf }: AuthRoute,
  isTaken: () => Promise<boolean>,
): Promise<FastifyReply> {
  copyCookies(response, reply);
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return sendJson(reply, responseOf ? responseOf(value as never) : {});
  const error = signInErrorOf(response.status, value);
  if (response.status >= 500) reply.header('retry-after', '5');
  // Of two concurrent sign-ups with one address, the later one fails on the row of the earlier.
  if (error.code !== 'FAILED_TO_CREATE_USER') {
    return sendJson(reply.code(response.status >= 500 ? 503 : response.status), error);
  }
  const taken = await isTaken();
  const code = taken ? 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' : undefined;
  return sendJson(reply.code(taken ? 422 : 503), signInErrorOf(taken ? 422 : 503, { code }));
}

const isTaken = async (db: Db, body: unknown): Promise<boolean> =>
  (await findUserByEmail(db, String((body as { email?: string }).email))) !== undefined;

/** Sets one header for each cookie: browsers would read only the first of a joined header. */
function copyCookies(response: Response | { headers: Headers }, reply: FastifyReply): void {
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

/** The user of the session in the request's cookie, in the team of the session; renews a cookie that is a day old. */
export async function visitorOf(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor | undefined> {
  const { cookie } = request.headers;
  if (!cookie) return undefined;
  const found = await auth.api
    .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    .catch((error: unknown) => {
      // The library throws its own error if the session cannot be read.
      throw isAPIError(error) && error.statusCode >= 500
        ? new Outage('The session could not be read.', { outcomeUnknown: false, cause: error })
        : error;
    });
  copyCookies(found, reply);
  if (!found.response) return undefined;
  const { user, session } = found.response;
  const { operator, timeZone, language } = user as typeof user & {
    operator: boolean;
    timeZone?: string | null;
    language?: string | null;
  };
  const { clientId } = session as typeof session & { clientId?: string | null };
  // Read each time, so that leaving a team holds at once.
  const team = await teamOfSession(db, { user: user.id, session: session.id, chosen: clientId ?? null });
  if (!team) return undefined;
  return {
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.name,
    client: team.client,
    role: team.role,
    teamCount: team.teamCount,
    operator,
    teamUnconfirmed: team.unconfirmed,
    timeZone: timeZone ?? null,
    language: isLanguage(language) ? language : null,
    session: session.id,
  };
}
