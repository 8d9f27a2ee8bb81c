// A notice while the available credits are below the threshold that the team has set.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatCredits } from '../../lib/format.ts';
import { Warning } from '../warning.tsx';
import { BuyCreditsLink } from './buy-credits-link.tsx';
import { creditsQuery } from './queries.ts';

/** `canBuy`: with the link to where credits are bought, for other pages. */
export function LowCreditsNote({ canBuy = false }: { canBuy?: boolean }) {
  const { data } = useQuery(creditsQuery);
  if (!data?.threshold || data.balance >= data.threshold) return null;
  return (
    <Warning title={t`Credits are low`}>
      <Group gap="sm" justify="space-between">
        <Text size="sm">
          <Trans>
            {formatCredits(data.balance)} available, below your threshold of {formatCount(data.threshold)}.
          </Trans>
        </Text>
        {canBuy && <BuyCreditsLink size="xs" variant="default" />}
      </Group>
    </Warning>
  );
}
