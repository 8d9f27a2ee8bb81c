// What the video would cost, line by line, as it is composed.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { formatCount, formatCredits } from '../../lib/format.ts';
import type { Draft } from './draft.ts';
import { priceLinesOf } from './price-lines.ts';

interface Props {
  draft: Draft;
  plan: VideoPlan | undefined;
  /** Newer figures are on their way. */
  stale: boolean;
}

export const PricePanel = ({ draft, plan, stale }: Props) => {
  if (!plan)
    return stale ? (
      <Stack gap="xs" aria-busy>
        <Skeleton height={28} width="40%" />
        <Skeleton height={96} />
      </Stack>
    ) : (
      <Text size="sm" c="dimmed">
        The price appears here as soon as there is a script: you pay by the second.
      </Text>
    );
  const { quote } = plan;
  return (
    <Stack gap="xs" style={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
      <Group justify="space-between" align="baseline">
        <Text component="output" fz={28} fw={700} lh={1.2} aria-label="Price">
          {formatCredits(quote.credits_required)}
        </Text>
        <Text size="sm" c="dimmed">
          about {quote.estimated_seconds.toFixed(1)} s
        </Text>
      </Group>
      <Table verticalSpacing={4} horizontalSpacing={0} fz="sm" aria-label="What the price is made of">
        <Table.Tbody>
          {priceLinesOf(plan, draft).map(({ what, how, credits }) => (
            <Table.Tr key={what}>
              <Table.Td>
                {what}
                <Text size="xs" c="dimmed">
                  {how}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{formatCount(credits)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed">
        The most it can cost. What is charged in the end goes by the real length; a video that fails costs nothing.
      </Text>
      <Text size="sm">You have {formatCredits(quote.credits_balance)}.</Text>
    </Stack>
  );
};
