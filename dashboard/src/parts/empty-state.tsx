// What stands where there is nothing yet: what would be here, and how to get it.
import { Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** A sentence or two that teach. */
  children: ReactNode;
  /** The button that begins. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Paper py={48} ta="center">
      <Stack align="center" gap="xs">
        <ThemeIcon size={52} radius="xl" variant="light">
          <Icon name={icon} size={26} />
        </ThemeIcon>
        <Title order={2} mt="xs">
          {title}
        </Title>
        <Text c="dimmed" maw={460}>
          {children}
        </Text>
        {action && <div style={{ marginTop: 12 }}>{action}</div>}
      </Stack>
    </Paper>
  );
}
