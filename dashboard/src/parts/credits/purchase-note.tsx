// The status of a purchase, shown after the checkout and while its payment is pending.
import type { Purchase, PurchaseState } from '@greenroom/contract/dashboard/credits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCents, formatCredits, formatDateTime } from '../../lib/format.ts';
import { ErrorNote } from '../error-note.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { purchaseQuery } from './queries.ts';

interface Look {
  color: string;
  icon: IconName;
  title: (purchase: Purchase) => string;
  text: (purchase: Purchase) => ReactNode;
}

const looks: Record<PurchaseState, Look> = {
  paid: {
    color: 'green',
    icon: 'check',
    title: ({ credits }) => t`Payment received: ${formatCredits(credits)} added`,
    text: ({ id }) => (
      <TextLink to="/credits/receipts/$id" params={{ id }} inherit c="var(--mantine-color-text)">
        <Trans>View receipt</Trans>
      </TextLink>
    ),
  },
  processing: {
    color: 'blue',
    icon: 'clock',
    title: () => t`Payment pending`,
    text: ({ credits, amount_cents, currency, created_at }) =>
      t`Your bank is processing your payment of ${formatCents(amount_cents, currency)} (${formatDateTime(created_at)}). This can take several days. ${formatCredits(credits)} will be added when it arrives.`,
  },
  open: {
    color: 'gray',
    icon: 'clock',
    title: () => t`Not paid yet`,
    text: () =>
      t`If you have just paid, your credits will be added within seconds. If you cancelled, nothing was charged, and you can buy again at any time.`,
  },
  failed: {
    color: 'red',
    icon: 'warning',
    title: () => t`Payment failed`,
    text: () =>
      t`No credits were added. Try another payment method. If money was taken, send the operator your proof of payment.`,
  },
  expired: {
    color: 'gray',
    icon: 'close',
    title: () => t`Purchase expired`,
    text: () => t`Nothing was charged. You can buy again at any time.`,
  },
};

/** `only`: loaded once, and shown only in these states. */
export function PurchaseNote({ id, only }: { id: string; only?: readonly PurchaseState[] }) {
  const { data, error, refetch } = useQuery({ ...purchaseQuery(id), ...(only && { refetchInterval: false }) });
  if (error && !only)
    return <ErrorNote error={error} title={t`The payment status could not be loaded`} onRetry={refetch} />;
  if (!data || (only && !only.includes(data.state))) return null;
  const { color, icon, title, text } = looks[data.state];
  return (
    <Alert color={color} variant="light" role="status" icon={<Icon name={icon} />} title={title(data)}>
      <Text size="sm">{text(data)}</Text>
    </Alert>
  );
}
