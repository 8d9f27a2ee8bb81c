// The stages of a video, which its steps belong to.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import type { IconName } from '../icons.tsx';

export interface Stage {
  name: string;
  icon: IconName;
  done: boolean;
}

/** Steps that begin once the clips are rendered. */
const LAST_STEPS: readonly string[] = ['finalize', 'previews', 'sign', 'finish'];

/** Of a video that is not finished. Undefined: it is not ordered yet. */
export function stagesOf(video: Pick<JobDetail, 'kind' | 'steps'> | undefined): Stage[] {
  const steps = video?.steps ?? [];
  const isDone = (step: string) => steps.some(({ name, state }) => name === step && state === 'done');
  return [
    ...(video?.kind === 'scenes' ? [{ name: t`Scenes`, icon: 'jobs', done: isDone('plan') } as const] : []),
    { name: t`Spoken script`, icon: 'waveform', done: isDone('speech') },
    { name: t`Video`, icon: 'studio', done: steps.some(({ name }) => LAST_STEPS.includes(name)) },
    { name: t`Finishing`, icon: 'wand', done: false },
  ];
}
