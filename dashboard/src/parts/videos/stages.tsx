// The stages of a video as a list: what is done, what is being made, what follows.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Loader, VisuallyHidden } from '@mantine/core';
import { Icon, type IconName } from '../icons.tsx';
import classes from './stages.module.css';

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
    { name: t`Speech`, icon: 'waveform', done: isDone('speech') },
    { name: t`Video`, icon: 'studio', done: steps.some(({ name }) => LAST_STEPS.includes(name)) },
    { name: t`Finishing`, icon: 'wand', done: false },
  ];
}

/** @param isRunning the first stage that is not done is being made. */
export const Stages = ({ stages, isRunning }: { stages: readonly Stage[]; isRunning: boolean }) => {
  const current = isRunning ? stages.findIndex(({ done }) => !done) : -1;
  return (
    <ul className={classes.stages} aria-label={t`Steps`}>
      {stages.map(({ name, icon, done }, index) => (
        <li key={name} data-done={done || undefined} aria-current={index === current ? 'step' : undefined}>
          {index === current ? (
            <Loader size={20} aria-hidden />
          ) : (
            <span className={classes.tick}>
              {done ? <Icon name="check" size={14} /> : <Icon name={icon} size={18} />}
            </span>
          )}
          {name}
          {done && <VisuallyHidden>({t`Done`})</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
};
