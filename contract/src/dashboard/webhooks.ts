// The wire schemas of webhooks: a team's endpoints, their secrets, and what was sent to them.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { anyText, dateTime, inputUrl, uuid } from '../text.ts';
import { WebhookEventType } from '../webhook-events.ts';
import { cursorQuery, pageOf } from './paging.ts';

export const webhookLimits = {
  /** Of one team. */
  endpoints: 5,
  urlLength: limits.urlLength,
  descriptionLength: 120,
  threshold: 1_000_000_000,
} as const;

/** Body of POST /webhooks. */
export const NewWebhook = z.object({
  url: inputUrl().describe('https, on port 443 of a public host.'),
  description: anyText(webhookLimits.descriptionLength),
  events: z
    .array(WebhookEventType)
    .min(1)
    .max(20)
    .transform((types) => [...new Set(types)]),
});
export type NewWebhook = z.input<typeof NewWebhook>;

export const DeliveryStatus = z.enum(['pending', 'succeeded', 'failed', 'cancelled']);
export type DeliveryStatus = z.output<typeof DeliveryStatus>;

export const WebhookPath = z.object({ webhook_id: uuid() });

/** Body of POST /webhooks/{webhook_id}, which replaces all of it. */
export const WebhookChange = NewWebhook.extend({ enabled: z.boolean() });
export type WebhookChange = z.input<typeof WebhookChange>;

export const Webhook = z.object({
  webhook_id: uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(WebhookEventType),
  enabled: z.boolean(),
  disabled_by: z
    .enum(['owner', 'gone', 'failure'])
    .nullable()
    .describe('gone: it responded with 410. failure: no delivery succeeded for five days. Null while it is enabled.'),
  failing_since: dateTime().nullable().describe('Null after a success.'),
  old_secret_expires_at: dateTime().nullable().describe('Until then, the secret before signs too.'),
  last_delivery: z
    .object({
      status: DeliveryStatus,
      at: dateTime(),
      retry_at: dateTime().nullable().describe('When it is sent again after a failed attempt; null otherwise.'),
    })
    .nullable()
    .describe('Of the latest event.'),
  created_at: dateTime(),
});
export type Webhook = z.output<typeof Webhook>;

/** Response of GET /webhooks. */
export const Webhooks = z.object({
  webhooks: z.array(Webhook).describe('Oldest first.'),
  credits_threshold: z.int().nullable().describe('Of credits.low; null: never.'),
});
export type Webhooks = z.output<typeof Webhooks>;

/** Response of POST /webhooks and of POST /webhooks/{webhook_id}/secret. */
export const WebhookSecret = z.object({
  webhook: Webhook,
  secret: z.string().describe('whsec_…, returned only once.'),
});
export type WebhookSecret = z.output<typeof WebhookSecret>;

/** Body of POST /webhooks/credits-threshold. */
export const CreditsThreshold = z.object({
  credits_threshold: z.int().min(1).max(webhookLimits.threshold).nullable(),
});
export type CreditsThreshold = z.input<typeof CreditsThreshold>;

/** Query of GET /webhooks/{webhook_id}/deliveries. */
export const WebhookDeliveriesQuery = z.object({ status: DeliveryStatus.optional(), ...cursorQuery });

export const WebhookAttempt = z.object({
  at: dateTime(),
  response_status: z.int().nullable().describe('Null if no response arrived.'),
  error: z.enum(['status', 'redirect', 'address', 'connection', 'timeout', 'secret']).nullable(),
  detail: z
    .enum(['unresolved', 'refused', 'unreachable', 'tls', 'closed'])
    .nullable()
    .default(null)
    .describe('Why no response arrived, more exactly than `error`; null if it is not known.'),
  duration_ms: z.int(),
});
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

export const WebhookDelivery = z.object({
  delivery_id: uuid(),
  message_id: z.string().describe('The webhook-id header.'),
  type: z.string(),
  body: z.string().describe('As it is sent.'),
  status: DeliveryStatus,
  attempts: z.array(WebhookAttempt).describe('The latest 20, oldest first.'),
  next_attempt_at: dateTime().nullable().describe('Null once it is over.'),
  created_at: dateTime(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

/** Response of GET /webhooks/{webhook_id}/deliveries: those of the last 30 days, newest first. */
export const WebhookDeliveryPage = pageOf(WebhookDelivery);
export type WebhookDeliveryPage = z.output<typeof WebhookDeliveryPage>;

/** The path of POST /webhooks/{webhook_id}/deliveries/{delivery_id}/replay. */
export const WebhookDeliveryPath = z.object({ webhook_id: uuid(), delivery_id: uuid() });
