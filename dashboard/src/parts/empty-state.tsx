// Shown in place of an empty list: what belongs here and how to create it.
import { Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** The button that creates the first item. */
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
