// The frame of every page: its title, a sentence on what it is for, its actions.
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  /** Shown in place of `title`, which the tab keeps; e.g. with a badge beside it. */
  heading?: ReactNode;
  description?: ReactNode;
  /** Buttons at the right, below the title on a phone. */
  actions?: ReactNode;
  /** Above the title, e.g. a way back. */
  above?: ReactNode;
  /** `narrow` for forms, `wide` for grids. */
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
}

const widths = { narrow: 680, normal: 1080, wide: 1440 };

export function Page({ title, heading, description, actions, above, width = 'normal', children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Greenroom`;
  }, [title]);
  return (
    <Stack gap="lg" maw={widths[width]} mx="auto" w="100%">
      <Box>
        {above}
        <Group justify="space-between" align="flex-end" gap="md">
          <Box maw={640} flex="1 1 300px">
            <Title order={1}>{heading ?? title}</Title>
            {description && (
              <Text c="dimmed" mt={4}>
                {description}
              </Text>
            )}
          </Box>
          {actions && <Group gap="sm">{actions}</Group>}
        </Group>
      </Box>
      {children}
    </Stack>
  );
}
