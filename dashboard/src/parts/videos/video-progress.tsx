// The progress of a video: its position in the queue, then a progress bar with the current step.
import type { JobDetail, JobRow } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { phaseName, stepName } from './labels.ts';
import { useTimeLeft } from './use-time-left.ts';

const queuePosition = (position: number | null): string =>
  position === null ? t`Waiting to start` : t`Position ${formatCount(position)} in the queue`;

const currentActivity = (phase: string | null, steps: JobDetail['steps'] | undefined): string => {
  // Of those that run side by side, the one that began first.
  const running = steps?.find(({ state }) => state === 'running');
  if (running) return `${stepName(running.name)}…`;
  if (steps?.length === 0) return t`Preparing the video…`;
  return phase === null ? '' : `${phaseName(phase)}…`;
};

interface Props {
  video: Pick<JobRow, 'status' | 'phase' | 'progress' | 'queue_position'>;
  /** Where they are known, the running steps are named; otherwise the phase is. */
  steps?: JobDetail['steps'];
  /** The part of the bar, from 0 to 1, that was filled before the video was ordered. */
  startsAt?: number;
}

/** Shows nothing for a video that has ended. */
export function VideoProgress({ video: { status, phase, progress, queue_position }, steps, startsAt = 0 }: Props) {
  if (status === 'queued' && startsAt === 0) {
    return (
      <Text size="sm" c="dimmed">
        {queuePosition(queue_position)}
      </Text>
    );
  }
  if (status !== 'running' && status !== 'queued') return null;
  const percent = Math.round((startsAt + (1 - startsAt) * progress) * 100);
  const activity = status === 'queued' ? queuePosition(queue_position) : currentActivity(phase, steps);
  return (
    <Stack gap={4} w="100%">
      <Progress.Root size="md">
        <Progress.Section value={percent} animated aria-label={t`Progress`} />
      </Progress.Root>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {percent}%{activity && ` · ${activity}`}
        </Text>
        {status === 'running' && <TimeLeft progress={progress} />}
      </Group>
    </Stack>
  );
}

function TimeLeft({ progress }: { progress: number }) {
  const ms = useTimeLeft(progress);
  if (ms === undefined) return null;
  const seconds = Math.max(10, Math.ceil(ms / 10_000) * 10);
  return (
    <Text size="sm" c="dimmed">
      {seconds < 60 ? t`About ${seconds} s left` : t`About ${Math.ceil(seconds / 60)} min left`}
    </Text>
  );
}
