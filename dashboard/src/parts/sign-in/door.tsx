// The inside of the card before the sign-in: its title, a sentence, what is asked, where else one could go.
import { Box, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface DoorProps {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Links to other doors. */
  elsewhere?: ReactNode;
}

export function Door({ title, description, children, elsewhere }: DoorProps) {
  useEffect(() => {
    document.title = `${title} · Greenroom`;
  }, [title]);
  return (
    // Names and addresses may be one long word.
    <Stack gap="lg" style={{ overflowWrap: 'anywhere' }}>
      <Box>
        <Title order={1} fz="1.5rem">
          {title}
        </Title>
        {description && (
          <Text c="dimmed" mt={6}>
            {description}
          </Text>
        )}
      </Box>
      {children}
      {elsewhere && (
        <Text component="div" size="sm" ta="center">
          {elsewhere}
        </Text>
      )}
    </Stack>
  );
}
