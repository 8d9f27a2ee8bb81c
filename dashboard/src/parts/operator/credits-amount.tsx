// Credits and, dimmed, what they are worth: 2,573 $29.59.
import { Text } from '@mantine/core';
import { formatCount, formatWorth } from '../../lib/format.ts';

export const CreditsAmount = ({ credits }: { credits: number }) => (
  <>
    {formatCount(credits)}{' '}
    <Text span inherit c="dimmed" fz="sm">
      {formatWorth(credits)}
    </Text>
  </>
);
