// The stages of a video as a list: what is done, what is being made, what follows.
import { t } from '@lingui/core/macro';
import { Loader, VisuallyHidden } from '@mantine/core';
import { Icon } from '../icons.tsx';
import classes from './stages.module.css';
import type { Stage } from './stages-of.ts';

/** @param isRunning the first stage that is not done is being made. */
export const Stages = ({ stages, isRunning }: { stages: readonly Stage[]; isRunning: boolean }) => {
  const current = isRunning ? stages.findIndex(({ done }) => !done) : -1;
  return (
    <ul className={classes.stages} aria-label={t`Steps`}>
      {stages.map(({ name, icon, done }, index) => (
        <li key={name} data-done={done || undefined} aria-current={index === current ? 'step' : undefined}>
          {index === current ? (
            <Loader size={20} color="var(--mantine-color-anchor)" aria-hidden />
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
