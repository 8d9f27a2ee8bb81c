// What became of a purchase: shown to whoever comes back from paying, and for payments that take their time.
import type { Purchase, PurchaseState } from '@greenroom/contract/dashboard/credits';
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
  title: string;
  says: (purchase: Purchase) => ReactNode;
}

const looks: Record<PurchaseState, Look> = {
  paid: {
    color: 'green',
    icon: 'check',
    title: 'Thank you: your credits are there',
    says: ({ id, credits }) => (
      <>
        {formatCredits(credits)} were added to your balance.{' '}
        <TextLink to="/credits/receipts/$id" params={{ id }} inherit c="var(--mantine-color-text)">
          See the receipt
        </TextLink>
      </>
    ),
  },
  processing: {
    color: 'blue',
    icon: 'clock',
    title: 'Your payment is on its way',
    says: ({ credits, amount_cents, currency, created_at }) =>
      `${formatCents(amount_cents, currency)} of ${formatDateTime(created_at)}: your bank takes its time, with some ways of paying for days. ${formatCredits(credits)} come as soon as the money does; you need not wait here.`,
  },
  open: {
    color: 'gray',
    icon: 'clock',
    title: 'Not paid yet',
    says: () =>
      'If you have just paid, the credits will be here within seconds. If you turned back, nothing was charged: buy again whenever you like.',
  },
  failed: {
    color: 'red',
    icon: 'warning',
    title: 'The payment did not succeed',
    says: () =>
      'No credits were added. Buy again with another way of paying; should money have been taken, send your receipt of it to the operator.',
  },
  expired: {
    color: 'gray',
    icon: 'close',
    title: 'This purchase was not paid',
    says: () => 'Nothing was charged. Buy again whenever you like.',
  },
};

/** `only`: looked at once, and shown in these states alone. */
export function PurchaseNote({ id, only }: { id: string; only?: readonly PurchaseState[] }) {
  const { data, error, refetch } = useQuery({ ...purchaseQuery(id), ...(only && { refetchInterval: false }) });
  if (error && !only) return <ErrorNote error={error} title="Your payment could not be looked up" onRetry={refetch} />;
  if (!data || (only && !only.includes(data.state))) return null;
  const { color, icon, title, says } = looks[data.state];
  return (
    <Alert color={color} variant="light" role="status" icon={<Icon name={icon} />} title={title}>
      <Text size="sm">{says(data)}</Text>
    </Alert>
  );
}
