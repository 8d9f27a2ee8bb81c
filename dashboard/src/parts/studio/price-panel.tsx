// The estimated price of the draft, with its lines folded.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { usdOfCredits } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Collapse, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatCents, formatCount, formatCredits, formatNumber } from '../../lib/format.ts';
import { Icon } from '../icons.tsx';
import type { Draft } from './draft.ts';
import { noPriceReason } from './no-price-reason.ts';
import { priceLinesOf } from './price-lines.ts';
import type { OtherPrice } from './use-other-price.ts';

interface Props {
  draft: Draft;
  plan: VideoPlan | undefined;
  /** A newer estimate is being loaded. */
  stale: boolean;
  /** Why there is no estimate. */
  error: Error | null;
  other: OtherPrice | undefined;
  /** To the other format. */
  onSwitch(): void;
}

const otherNames = {
  scenes: { price: t`As scenes`, action: t`Switch to scenes` },
  talking_head: { price: t`As a talking head`, action: t`Switch to talking head` },
} as const;

const formatUsd = (credits: number): string => formatCents(Math.round(usdOfCredits(credits) * 100));

export const PricePanel = ({ draft, plan, stale, error, other, onSwitch }: Props) => {
  const [opened, { toggle }] = useDisclosure();
  if (!plan)
    return stale && !error ? (
      <Stack gap="xs" aria-busy>
        <Skeleton height={28} width="40%" />
        <Skeleton height={96} />
      </Stack>
    ) : (
      <Text size="sm" c="dimmed" role={error ? 'alert' : undefined}>
        {noPriceReason(draft, error)}
      </Text>
    );
  const { quote } = plan;
  return (
    <Stack gap="xs" style={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
      <Group justify="space-between" align="baseline">
        <Text component="output" fz={28} fw={700} lh={1.2} aria-label={t`Price`}>
          {formatCredits(quote.credits_required)}
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>
            {formatUsd(quote.credits_required)}, about {formatNumber(quote.estimated_seconds)} s
          </Trans>
        </Text>
      </Group>
      <Group justify="space-between">
        <Text size="sm">
          <Trans>{formatCredits(quote.credits_balance)} available</Trans>
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={opened}
          rightSection={<Icon name={opened ? 'minus' : 'plus'} size={12} />}
          onClick={toggle}
        >
          <Trans>Details</Trans>
        </Button>
      </Group>
      <Collapse expanded={opened}>
        <Table verticalSpacing={4} horizontalSpacing={0} fz="sm" aria-label={t`Price breakdown`}>
          <Table.Tbody>
            {priceLinesOf(plan, draft).map(({ name, detail, credits }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  {name}
                  <Text size="xs" c="dimmed">
                    {detail}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{formatCount(credits)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Collapse>
      {other && (
        <Group justify="space-between" gap={4}>
          <Text size="sm" c="dimmed">
            {otherNames[other.mode].price}: {formatCredits(other.credits)} ({formatUsd(other.credits)})
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onSwitch}>
            {otherNames[other.mode].action}
          </Button>
        </Group>
      )}
      <Text size="xs" c="dimmed">
        <Trans>Maximum price. You pay for the actual length. Failed videos are free.</Trans>
      </Text>
    </Stack>
  );
};
