// The request that an endpoint receives: the body of an event, and its signed headers (Standard Webhooks).
import { createHmac } from 'node:crypto';
import type { WebhookBody } from '@greenroom/contract/webhook-events';
import type { Row } from '../db/db.ts';
import { signingKeyOf } from './signing-secrets.ts';

export type WebhookEvent = Row<'webhook_deliveries', 'eventId' | 'type' | 'data' | 'createdAt'>;

/** The same for all endpoints and attempts. */
export const messageIdOf = ({ eventId }: Pick<WebhookEvent, 'eventId'>): string => `evt_${eventId.replaceAll('-', '')}`;

/** The same text in every attempt. */
export const messageBodyOf = ({ type, data, createdAt }: Omit<WebhookEvent, 'eventId'>): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data } as WebhookBody);

/** `secrets`: each of them signs, the newest first. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) =>
    `v1,${createHmac('sha256', signingKeyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  };
}
