// How far a job is: its place in line, then a bar that fills.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';
import { Progress, Stack, Text } from '@mantine/core';
import { formatCount, formatName } from '../../lib/format.ts';

type Going = Pick<JobRow, 'status' | 'phase' | 'progress' | 'queue_position'>;

const percentOf = (progress: number): number => Math.round(progress * 100);

const inLine = (position: number | null): string =>
  position === null ? 'Waiting for a free worker' : `Number ${formatCount(position)} in line`;

/** Nothing for a job that is over. `doing`: what is under way, where it is known better than by the phase. */
export function JobProgress({
  job: { status, phase, progress, queue_position },
  doing,
}: {
  job: Going;
  doing?: string;
}) {
  if (status === 'queued') {
    return (
      <Text size="sm" c="dimmed">
        {inLine(queue_position)}
      </Text>
    );
  }
  if (status !== 'running') return null;
  const percent = percentOf(progress);
  const now = doing || (phase === null ? '' : formatName(phase));
  return (
    <Stack gap={4} w="100%">
      <Progress.Root size="md">
        <Progress.Section value={percent} animated aria-label="Progress" />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {percent} %{now && ` · ${now}`}
      </Text>
    </Stack>
  );
}
