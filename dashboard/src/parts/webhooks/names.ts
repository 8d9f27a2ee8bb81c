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
  secret: t`The secret cannot be read.`,
};

const details: Readonly<Record<NonNullable<WebhookAttempt['detail']>, string>> = {
  unresolved: t`The host name was not found.`,
  refused: t`The connection was refused.`,
  unreachable: t`The server cannot be reached.`,
  tls: t`No secure connection: TLS failed.`,
  closed: t`The connection was closed without a response.`,
};

/** `200`, or why it failed. */
export function describeAttempt({ response_status, error, detail }: WebhookAttempt): string {
  if (error === null) return String(response_status);
  const reason = detail ? details[detail] : errors[error];
  return response_status === null ? reason : `${response_status}: ${reason}`;
}

const errorAdvice: Readonly<Record<Exclude<NonNullable<WebhookAttempt['error']>, 'status'>, string>> = {
  redirect: t`Change the URL of the endpoint to the one that your server redirects to.`,
  address: t`Use a host name that leads to a public address, not to one of a private network.`,
  connection: t`Check that your server runs and accepts https connections from the internet.`,
  timeout: t`Respond at once, and do the work afterwards. A firewall that drops connections looks the same.`,
  secret: t`Replace the secret of the endpoint, and use the new one in your software.`,
};

const detailAdvice: Readonly<Record<NonNullable<WebhookAttempt['detail']>, string>> = {
  unresolved: t`Check the spelling of the host name, and its DNS records.`,
  refused: t`Start your server, and check that it listens on the port of the URL and that no firewall rejects it.`,
  unreachable: t`Check that your server is online and that its DNS records have its current address.`,
  tls: t`Check that the certificate is valid for this host name, has not expired and is sent with its intermediate certificates.`,
  closed: t`Look in the logs of your server and of its proxy: one of them ended the request.`,
};

/** What to do about a response that is not a success. */
function statusAdvice(status: number): string {
  if (status >= 500) return t`Your server reported an error of its own. Look in its logs at this time.`;
  if (status === 401 || status === 403)
    return t`Let these requests in without a sign-in. Your software knows them by their signature.`;
  if (status === 404 || status === 405) return t`Check the path of the URL, and that it accepts POST requests.`;
  if (status === 410) return t`Enable the endpoint again as soon as your software accepts events.`;
  return t`Respond with a status from 200 to 299 as soon as your software has the event.`;
}

/** What the owner of the endpoint can do about a failed attempt. */
export function adviceOn({ response_status, error, detail }: WebhookAttempt): string | undefined {
  if (error === null) return undefined;
  if (detail) return detailAdvice[detail];
  return error === 'status' ? statusAdvice(response_status ?? 0) : errorAdvice[error];
}
