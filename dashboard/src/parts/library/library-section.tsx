// A section of a page of the library: its heading, a line below it, and a control beside them.
import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export const LibrarySection = ({ title, description, aside, children }: Props) => (
  <Stack component="section" gap="sm" mb="xs" aria-label={title}>
    <Group justify="space-between" align="flex-end" gap="xs">
      <div>
        <Title order={2}>{title}</Title>
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </div>
      {aside}
    </Group>
    {children}
  </Stack>
);
