// What the pages call events and the states of deliveries, and why an attempt failed.
import type { DeliveryStatus, WebhookAttempt } from '@greenroom/contract/dashboard/webhooks';
import type { WebhookEventType } from '@greenroom/contract/webhook-events';
import { t } from '@lingui/core/macro';

export const eventDescriptions: Readonly<Record<WebhookEventType, string>> = {
  'video.completed': t`A video is completed`,
  'video.failed': t`A video failed`,
  'character.created': t`A presenter was created`,
  'credits.low': t`Available credits fall below the threshold`,
};

export const deliveryStatusNames: Readonly<Record<DeliveryStatus, string>> = {
  pending: t`Pending`,
  succeeded: t`Succeeded`,
  failed: t`Failed`,
  cancelled: t`Cancelled`,
};

const errors: Readonly<Record<NonNullable<WebhookAttempt['error']>, string>> = {
  status: t`The status is not from 200 to 299.`,
  redirect: t`Redirects are not followed.`,
  address: t`The host has no public address.`,
  connection: t`The connection failed.`,
  timeout: t`No response within 20 seconds.`,
  secret: t`The secret cannot be read. Replace it.`,
};

/** `200`, or why it failed. */
export function describeAttempt({ response_status, error }: WebhookAttempt): string {
  if (error === null) return String(response_status);
  return response_status === null ? errors[error] : `${response_status}: ${errors[error]}`;
}
