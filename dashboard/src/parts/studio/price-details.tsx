// The lines of the price, opened from the price bar.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Popover, Table, Text } from '@mantine/core';
import { formatCount, formatPrice } from '../../lib/format.ts';
import { Icon } from '../icons.tsx';
import type { Draft } from './draft.ts';
import { priceLinesOf } from './price-lines.ts';

export const PriceDetails = ({ plan, draft }: { plan: VideoPlan; draft: Draft }) => (
  <Popover width={320} position="bottom-end" shadow="md" radius="md" withinPortal={false}>
    <Popover.Target>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t`Price details`}>
        <Icon name="info" size={18} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown aria-label={t`Price details`}>
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
      <Text size="sm" mt="xs">
        <Trans>{formatPrice(plan.quote.credits_balance)} available</Trans>
      </Text>
      <Text size="xs" c="dimmed" mt="xs">
        <Trans>Maximum price. You pay for the actual length. Failed videos are free.</Trans>
      </Text>
    </Popover.Dropdown>
  </Popover>
);
