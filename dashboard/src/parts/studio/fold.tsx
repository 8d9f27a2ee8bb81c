// A row of the studio's settings: its name and choice in one line, and its fields once it is opened.
import { Collapse, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons.tsx';
import classes from './fold.module.css';

interface Props {
  title: string;
  /** What is chosen. */
  summary: string;
  /** Before the title. */
  picture?: ReactNode;
  /** The member of the request that it chooses. */
  field?: string;
  /** Something in it is missing or wrong, so it cannot be closed. */
  staysOpen?: boolean;
  children: ReactNode;
}

export const Fold = ({ title, summary, picture, field, staysOpen = false, children }: Props) => {
  const [opened, setOpened] = useState(false);
  const expanded = opened || staysOpen;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.fold} data-field={field}>
      <UnstyledButton
        className={classes.header}
        aria-expanded={expanded}
        disabled={staysOpen}
        onClick={() => setOpened(!opened)}
      >
        {picture}
        <Text size="sm" fw={600} id={id} className={classes.title}>
          {title}
        </Text>
        <Text size="sm" c="dimmed" truncate ta="end" flex={1}>
          <bdi>{summary}</bdi>
        </Text>
        <Icon name="chevron" size={16} style={{ rotate: expanded ? '180deg' : '0deg', opacity: staysOpen ? 0 : 1 }} />
      </UnstyledButton>
      <Collapse expanded={expanded}>
        <div className={classes.fields}>{children}</div>
      </Collapse>
    </section>
  );
};
