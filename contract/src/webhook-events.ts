// The events of webhooks: their types, and the body that an endpoint receives for each.
import { z } from 'zod';
import { dateTime, uuid } from './text.ts';

/** The types that an endpoint can receive. */
export const WebhookEventType = z.enum(['video.completed', 'video.failed', 'character.created', 'credits.low']);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

const bodyOf = <Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    timestamp: dateTime().describe('When it happened.'),
    data: z.object(data),
  });

const video = {
  workflow_id: z.string().describe('For GET /jobs/{workflowId}/status.'),
  job_type: z.enum(['talking_head', 'scenes']),
};

/** What an endpoint receives. Members may be added; unknown ones and unknown types must be ignored. */
export const WebhookBody = z.discriminatedUnion('type', [
  bodyOf('video.completed', { ...video, status: z.literal('completed'), credits_actual: z.int() }),
  bodyOf('video.failed', { ...video, status: z.literal('failed'), credits_actual: z.null() }),
  bodyOf('character.created', { character_id: uuid(), credits_charged: z.int() }),
  bodyOf('credits.low', {
    credits_balance: z.int().describe('Available credits after the change.'),
    credits_threshold: z.int(),
  }),
  bodyOf('webhook.test', {}),
]);
export type WebhookBody = z.infer<typeof WebhookBody>;
