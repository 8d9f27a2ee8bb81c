// The processes of the installation: what each serves, its version, its last heartbeat and its jobs.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { kindName } from '../videos/labels.ts';

type Process = SystemStatus['processes'][number];

const slots = (count: number): string => plural(count, { one: '# slot', other: '# slots' });

const columns: readonly Column<Process>[] = [
  {
    name: t`Process`,
    cell: ({ name, alive, draining, seen_at }) => (
      <Stack gap={4} align="flex-start">
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {alive ? (
          <Group gap="xs">
            <StatusBadge status={draining ? 'warning' : 'ok'} label={draining ? t`Stopping` : t`Running`} />
            <Text size="sm" c="dimmed">
              <Trans>
                last seen <RelativeTime at={seen_at} />
              </Trans>
            </Text>
          </Group>
        ) : (
          <Group gap="xs">
            <StatusBadge status="failed" label={t`Not responding`} />
            <Text size="sm">
              <Trans>
                last seen <RelativeTime at={seen_at} />
              </Trans>
            </Text>
          </Group>
        )}
      </Stack>
    ),
  },
  {
    name: t`Jobs`,
    cell: ({ jobs }) =>
      jobs.length === 0 ? (
        <Text c="dimmed">
          <Trans>None</Trans>
        </Text>
      ) : (
        <Stack gap={2}>
          {jobs.map((job) => (
            <TextLink key={job.job_id} to="/operator/jobs" search={{ job: job.job_id }} size="sm">
              <Trans>
                {kindName(job.kind)} of {job.client_name}
              </Trans>
            </TextLink>
          ))}
        </Stack>
      ),
  },
  {
    name: t`Serves`,
    cell: (process) => (
      <Stack gap={2}>
        {process.serves && (
          <Text>
            <Trans>API and dashboard</Trans>
          </Text>
        )}
        {process.interactive_slots > 0 && (
          <Text>
            <Trans>Interactive queue: {slots(process.interactive_slots)}</Trans>
          </Text>
        )}
        {process.batch_slots > 0 && (
          <Text>
            <Trans>Batch queue: {slots(process.batch_slots)}</Trans>
          </Text>
        )}
      </Stack>
    ),
  },
  { name: t`Version`, right: true, cell: ({ version }) => version },
  { name: t`Started`, right: true, cell: ({ started_at }) => <RelativeTime at={started_at} /> },
];

export function Processes({ processes }: Pick<SystemStatus, 'processes'>) {
  return <DataTable label={t`Processes`} columns={columns} rows={processes} rowKey={({ name }) => name} />;
}
