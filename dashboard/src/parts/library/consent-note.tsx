// A consent record, in full or as one line.
import type { Consent } from '@greenroom/contract/dashboard/consents';
import { Trans } from '@lingui/react/macro';
import { Paper, Text } from '@mantine/core';
import { formatDateTime } from '../../lib/format.ts';
import { RelativeTime } from '../relative-time.tsx';

export function ConsentNote({ consent }: { consent: Consent }) {
  const { person, given_by, given_at, recorded_by, statement } = consent;
  return (
    <Paper p="sm">
      <Text size="sm">
        {given_by === 'self' ? (
          <Trans>
            <strong>{person}</strong> consented on <time dateTime={given_at}>{formatDateTime(given_at)}</time>, in
            person. Recorded by {recorded_by}.
          </Trans>
        ) : (
          <Trans>
            <strong>{person}</strong> consented on <time dateTime={given_at}>{formatDateTime(given_at)}</time>, with
            permission given to this account. Recorded by {recorded_by}.
          </Trans>
        )}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        “{statement}”
      </Text>
    </Paper>
  );
}

export const ConsentLine = ({ consent: { person, given_at } }: { consent: Consent }) => (
  <Text size="sm" c="dimmed">
    <Trans>
      Consent of {person}, <RelativeTime at={given_at} />
    </Trans>
  </Text>
);
