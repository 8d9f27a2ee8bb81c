// Shown in place of an empty list: what belongs here and how to create it.
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IconName } from './icons.tsx';
import { Notice } from './notice.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** The button that creates the first item. */
  action?: ReactNode;
}

export const EmptyState = ({ action, ...notice }: EmptyStateProps) => (
  <Paper py={48}>
    <Notice {...notice} actions={action} />
  </Paper>
);
