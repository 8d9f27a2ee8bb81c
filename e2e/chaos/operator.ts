// A signed-in operator of the deployment.
import { type Deployment, PUBLIC_URL } from './deployment.ts';

export interface Operator {
  /** Of every request. */
  readonly headers: Record<string, string>;
}

export async function openOperator({ apis, fleet }: Deployment): Promise<Operator> {
  const email = 'operator@fleet.example';
  const response = await fetch(`${apis[0]!.member.baseUrl}/dashboard/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: PUBLIC_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Olive', email, password: 'correct horse battery staple' }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*$/s, ''));
  await fleet.cli('user', 'promote', '--email', email);
  return { headers: { origin: PUBLIC_URL, cookie: cookies.join('; ') } };
}
