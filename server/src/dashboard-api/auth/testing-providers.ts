// Stubs of GitHub and Google for tests, and a browser that signs in with them.
import { vi } from 'vitest';
import { uuidv7 } from '../../kernel/ids.ts';
import { cookieOf, newAddress, type openTestDashboard } from '../testing.ts';

export interface ProviderUser {
  id: number;
  email: string;
  verified: boolean;
}

/** Answers the requests that the service sends to the providers. */
export function stubProviders({ id, email, verified }: ProviderUser): void {
  const claims = { sub: String(id), name: 'Octo', email, email_verified: verified, picture: 'https://x.example/a.png' };
  const idToken = ['{"alg":"RS256"}', JSON.stringify(claims), 'sig'].map((part) =>
    Buffer.from(part).toString('base64url'),
  );
  const responses: Record<string, unknown> = {
    'https://oauth2.googleapis.com/token': { access_token: 'canary-token', id_token: idToken.join('.') },
    'https://github.com/login/oauth/access_token': { access_token: 'canary-token', token_type: 'bearer', scope: '' },
    'https://api.github.com/user': { id, login: 'octo', name: '', email: null, avatar_url: 'https://x.example/a.png' },
    'https://api.github.com/user/emails': [{ email, primary: true, verified, visibility: null }],
  };
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const address = url instanceof Request ? url.url : String(url);
    if (!(address in responses)) throw new Error(`${address} is not stubbed.`);
    return Response.json(responses[address]);
  });
}

/** Goes to the provider and back, as a browser does. */
export async function signInWithProvider(
  at: Awaited<ReturnType<typeof openTestDashboard>>,
  user: ProviderUser,
  { provider = 'github', invitation }: { provider?: string; invitation?: string } = {},
) {
  const address = newAddress();
  const out = await at.callAuth('/sign-in/social', { provider, invitation }, { address });
  const { url } = out.json();
  stubProviders(user);
  const { searchParams } = new URL(url);
  const state = searchParams.get('state');
  const back = await at.send('GET', `/dashboard/auth/callback/${provider}?code=c&state=${state}`, {
    headers: { cookie: cookieOf(out), origin: undefined },
    address,
  });
  if (back.statusCode !== 302) throw new Error(`${back.statusCode} ${back.body}`);
  const cookie = cookieOf(back);
  const visitor = (await at.call({ cookie, address }, 'GET', '/me')).json().visitor;
  const redirectUri = searchParams.get('redirect_uri');
  return { visitor, location: String(back.headers.location), redirectUri, person: { cookie, address } };
}

export const newProviderUser = (): ProviderUser => ({
  id: Date.now() + Math.floor(Math.random() * 1e6),
  email: `${uuidv7()}@example.com`,
  verified: true,
});
