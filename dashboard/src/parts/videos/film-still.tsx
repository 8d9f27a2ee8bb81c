// A picture where the film will be: it pulses while the film is rendered, and is darkened once that has failed.
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import classes from './film-still.module.css';

interface Props {
  /** Undefined: unknown. */
  picture: string | undefined;
  state: 'planned' | 'rendering' | 'failed';
  children?: ReactNode;
}

export const FilmStill = ({ picture, state, children }: Props) => (
  <div className={classes.frame} data-state={state}>
    {picture ? <img src={picture} alt="" /> : <Icon name="studio" size={56} />}
    {children}
  </div>
);
