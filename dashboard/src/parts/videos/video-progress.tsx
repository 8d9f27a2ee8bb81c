// The progress of a video: its position in the queue, then its current step and the time left.
import type { JobDetail, JobRow } from '@greenroom/contract/dashboard/jobs';
import type { WorkKind } from '@greenroom/contract/dashboard/usage';
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { phaseName, stepName } from './labels.ts';
import { ProgressLine } from './progress-line.tsx';
import { useTimeLeft } from './use-time-left.ts';
import { useUsualTime } from './use-usual-time.ts';

const queuePosition = (position: number | null): string =>
  position === null ? t`Waiting to start` : t`Position ${formatCount(position)} in the queue`;

const currentActivity = (phase: string | null, progress: number, steps: JobDetail['steps'] | undefined): string => {
  // Of those that run side by side, the one that began first.
  const running = steps?.find(({ state }) => state === 'running');
  if (running) return `${stepName(running.name)}…`;
  if (phase !== null && steps?.length !== 0) return `${phaseName(phase)}…`;
  // A talking head has no phases, so that a list knows only that it has begun.
  return progress > 0 && steps === undefined ? t`Creating the video…` : t`Preparing the video…`;
};

interface Props {
  video: Pick<JobRow, 'status' | 'phase' | 'progress' | 'queue_position'>;
  kind: WorkKind;
  /** Where they are known, the running steps are named; otherwise the phase is. */
  steps?: JobDetail['steps'];
  /** The length of the video; while it is unknown, so is the usual time. */
  videoSeconds?: number | undefined;
  /** The part of the bar, from 0 to 1, that was filled before the video was ordered. */
  startsAt?: number | undefined;
}

/** Shows nothing for a video that has ended. */
export function VideoProgress({
  video: { status, phase, progress, queue_position },
  kind,
  steps,
  videoSeconds,
  startsAt = 0,
}: Props) {
  if (status !== 'running' && status !== 'queued') return null;
  return (
    <ProgressLine
      progress={startsAt + (1 - startsAt) * progress}
      isMoving={status === 'running' || startsAt > 0}
      activity={status === 'queued' ? queuePosition(queue_position) : currentActivity(phase, progress, steps)}
      timeLeft={
        status === 'running' ? (
          <TimeLeft progress={progress} kind={kind} videoSeconds={videoSeconds} />
        ) : (
          startsAt > 0 && <UsualTime kind={kind} videoSeconds={videoSeconds} />
        )
      }
    />
  );
}

interface UsualProps {
  kind: WorkKind;
  videoSeconds: number | undefined;
}

/** Until the pace is known, how long such videos usually take. */
function TimeLeft({ progress, ...usual }: UsualProps & { progress: number }) {
  const left = useTimeLeft(progress);
  if (left === undefined) return <UsualTime {...usual} />;
  return (
    <Text component="span" size="sm" c="dimmed">
      {leftText(left)}
    </Text>
  );
}

/** Nothing while it is unknown. */
export function UsualTime({ kind, videoSeconds }: UsualProps) {
  const usual = useUsualTime(kind, videoSeconds);
  if (usual === undefined) return null;
  return (
    <Text component="span" size="sm" c="dimmed">
      {usualText(usual)}
    </Text>
  );
}

/** In steps of ten seconds. */
const rounded = (ms: number): number => Math.max(10, Math.ceil(ms / 10_000) * 10);

function leftText(ms: number): string {
  const seconds = rounded(ms);
  return seconds < 60 ? t`About ${seconds} s left` : t`About ${Math.ceil(seconds / 60)} min left`;
}

function usualText(ms: number): string {
  const seconds = rounded(ms);
  return seconds < 60 ? t`Usually ${seconds} s` : t`Usually ${Math.ceil(seconds / 60)} min`;
}
