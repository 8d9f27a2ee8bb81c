// Credits and, dimmed below them, what they are worth.
import { Text } from '@mantine/core';
import { formatCount, formatWorth } from '../../lib/format.ts';

export const CreditsAmount = ({ credits }: { credits: number }) => (
  <>
    {formatCount(credits)}
    <Text size="sm" c="dimmed">
      {formatWorth(credits)}
    </Text>
  </>
);
