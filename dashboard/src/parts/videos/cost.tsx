// The credits of a job: charged once it has ended, reserved before.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';

export function Cost({
  job: { credits_charged, credits_reserved },
}: {
  job: Pick<JobRow, 'credits_charged' | 'credits_reserved'>;
}) {
  if (credits_charged !== null) return formatCount(credits_charged);
  return (
    <Text span c="dimmed" inherit>
      <Trans>{formatCount(credits_reserved ?? 0)} reserved</Trans>
    </Text>
  );
}
