// Shown in place of an empty list: what belongs here and how to create it.
import { Group, Paper, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
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

/** Above something else to begin with; the button is at the top of the page. */
export const EmptyStateRow = ({ icon, title, children }: Omit<EmptyStateProps, 'action'>) => (
  <Paper>
    <Group gap="md" wrap="nowrap">
      <ThemeIcon size={44} radius="xl" variant="light">
        <Icon name={icon} size={22} />
      </ThemeIcon>
      <div>
        <Title order={2}>{title}</Title>
        <Text c="dimmed">{children}</Text>
      </div>
    </Group>
  </Paper>
);
