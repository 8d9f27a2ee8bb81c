// Deleted voices and presenters that an engine failed to erase, with the cause and the next attempt.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { formatCount, formatDateTime, formatName } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { firstLine } from './first-line.ts';

type Failing = SystemStatus['erasures_failing'];

const columns: readonly Column<Failing['next'][number]>[] = [
  {
    name: t`Engine`,
    cell: ({ engine, kind }) => (
      <>
        <Text fw={500}>{formatName(engine)}</Text>
        <Text size="sm" c="dimmed">
          {kind === 'voice' ? t`Voice` : t`Presenter`}
        </Text>
      </>
    ),
  },
  {
    name: t`Cause`,
    cell: ({ cause }) => (
      <Text size="sm" title={cause} style={{ overflowWrap: 'anywhere' }}>
        {firstLine(cause)}
      </Text>
    ),
  },
  { name: t`Attempts`, right: true, cell: ({ attempts }) => formatCount(attempts) },
  { name: t`Next attempt`, right: true, cell: ({ next_attempt_at }) => formatDateTime(next_attempt_at) },
];

export function FailedErasures({ count, next }: Failing) {
  return (
    <Stack gap="xs">
      <DataTable label={t`Failed erasures`} columns={columns} rows={next} rowKey={({ id }) => id} />
      {count > next.length && (
        <Text size="sm" c="dimmed">
          <Trans>
            {formatCount(next.length)} of {formatCount(count)}
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
