// Verifies webhook requests, which are signed as Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`.

import type { WebhookEvent } from './types.ts';

const TOLERANCE_SECONDS = 300;
const SECRET_PREFIX = 'whsec_';

export interface WebhookRequest {
  /** Exactly as it was received, before JSON is parsed. */
  body: string | Uint8Array;
  headers: { get(name: string): string | null } | Readonly<Record<string, string | string[] | undefined>>;
  /** The endpoint's secret: `whsec_…`. */
  secret: string;
}

/** The request was not signed with the secret, or too long ago. Respond with 400 and ignore it. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

/**
 * Returns the event of a webhook request. Throws `InvalidWebhook` if its signature is wrong or older than five minutes. An event may
 * arrive more than once, with the same `webhook-id` header; ignore types that you do not know.
 */
export async function verifyWebhook({ body, headers, secret }: WebhookRequest): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures)
    throw new InvalidWebhook('The headers webhook-id, webhook-timestamp and webhook-signature are required.');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    throw new InvalidWebhook('The timestamp is too old or too new.');

  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOfSecret(secret), algorithm, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const [version, value] = signature.split(',');
    const expected = version === 'v1' && value ? decodeBase64(value) : undefined;
    // Compares in constant time.
    if (expected && (await crypto.subtle.verify(algorithm.name, key, expected, signed)))
      return JSON.parse(new TextDecoder().decode(bytes));
  }
  throw new InvalidWebhook('The signature is wrong.');
}

function headerOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([given]) => given.toLowerCase() === name) ?? [];
  return Array.isArray(value) ? value[0] : value;
}

function bytesOfSecret(secret: string) {
  const key = decodeBase64(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret);
  if (!key?.length) throw new TypeError('secret must be whsec_ followed by Base64.');
  return key;
}

/** Undefined if it is not Base64. */
function decodeBase64(text: string) {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concat(first: Uint8Array, second: Uint8Array) {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
