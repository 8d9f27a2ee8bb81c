// A line that opens what is below it.
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';
import { Icon } from './icons.tsx';

export const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={classes.disclosure}>
    <summary>
      {label}
      <Icon name="chevron" size={16} />
    </summary>
    {children}
  </details>
);
