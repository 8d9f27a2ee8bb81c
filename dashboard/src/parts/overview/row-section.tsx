// A section whose cards fill one row of the page.
import { Group, Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './row.module.css';

interface Props {
  title: string;
  /** Beside the title. */
  link: ReactNode;
  children: ReactNode;
}

export const RowSection = ({ title, link, children }: Props) => (
  <Stack component="section" gap="sm" aria-label={title}>
    <Group justify="space-between" align="baseline">
      <Title order={2} size="h4">
        {title}
      </Title>
      {link}
    </Group>
    {children}
  </Stack>
);

export const RowSkeleton = () => (
  <div className={classes.row}>
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} height={340} radius="lg" />
    ))}
  </div>
);
