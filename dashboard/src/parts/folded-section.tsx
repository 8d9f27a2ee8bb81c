// A folded section on a card: its title and its summary in one line, and its content once it is opened.
import type { ReactNode } from 'react';
import classes from './folded-section.module.css';
import { Icon } from './icons.tsx';

interface Props {
  /** So that `openSection` finds it. */
  id?: string;
  title: string;
  /** Beside the title, what a reader sees without opening it. */
  summary?: string;
  /** From the start. */
  open?: boolean;
  children: ReactNode;
}

export const FoldedSection = ({ id, title, summary, open = false, children }: Props) => (
  <details id={id} open={open || undefined} className={classes.details}>
    <summary className={classes.summary}>
      <span className={classes.title}>{title}</span>
      {summary && <span className={classes.note}>{summary}</span>}
      <Icon name="chevron" size={16} />
    </summary>
    <div className={classes.content}>{children}</div>
  </details>
);

/** Opens the section with this id and goes there. */
export function openSection(id: string): void {
  const section = document.getElementById(id);
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  section.querySelector('summary')?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'nearest' });
}
