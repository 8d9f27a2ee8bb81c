// One record of consent: in full, and in a line beside what it was given for.
import type { Consent } from '@greenroom/contract/dashboard/consents';
import { Paper, Text } from '@mantine/core';
import { formatDateTime, formatDay } from '../../lib/format.ts';

export function ConsentNote({ consent }: { consent: Consent }) {
  const { person, given_by, given_at, recorded_by, statement } = consent;
  return (
    <Paper p="sm">
      <Text size="sm">
        <strong>{person}</strong> consented on <time dateTime={given_at}>{formatDateTime(given_at)}</time>
        {given_by === 'self' ? ', in person' : ', through somebody with their permission'}; recorded by {recorded_by}.
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        “{statement}”
      </Text>
    </Paper>
  );
}

export const ConsentLine = ({ consent: { person, given_at } }: { consent: Consent }) => (
  <Text size="sm" c="dimmed">
    With the consent of {person}, <time dateTime={given_at}>{formatDay(given_at)}</time>
  </Text>
);
