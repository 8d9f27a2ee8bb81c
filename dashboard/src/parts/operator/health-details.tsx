// A folded section of system status. It is open from the start if it needs the operator.
import type { ReactNode } from 'react';
import classes from './health-details.module.css';

interface Props {
  title: string;
  /** Beside the title, what a reader sees without opening it. */
  summary: string;
  open?: boolean;
  children: ReactNode;
}

export const HealthDetails = ({ title, summary, open = false, children }: Props) => (
  <details open={open || undefined} className={classes.details}>
    <summary className={classes.summary}>
      <span className={classes.title}>{title}</span>
      <span className={classes.note}>{summary}</span>
    </summary>
    <div className={classes.content}>{children}</div>
  </details>
);
