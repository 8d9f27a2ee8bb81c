// The state of a delivery as a badge, in the list and in its details.
import type { DeliveryStatus, WebhookDelivery } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { StatusBadge } from '../status-badge.tsx';
import { deliveryStatusNames } from './names.ts';

/** As of `StatusBadge`. */
const looks: Readonly<Record<DeliveryStatus, string>> = {
  pending: 'queued',
  succeeded: 'completed',
  failed: 'failed',
  cancelled: 'stopped',
};

/** Replayed ones are not. */
const isRetrying = ({ status, attempts }: WebhookDelivery): boolean =>
  status === 'pending' && attempts.length > 0 && attempts.at(-1)!.error !== null;

export const DeliveryBadge = ({ delivery }: { delivery: WebhookDelivery }) =>
  isRetrying(delivery) ? (
    <StatusBadge status="warning" label={t`Retrying`} />
  ) : (
    <StatusBadge status={looks[delivery.status]} label={deliveryStatusNames[delivery.status]} />
  );
