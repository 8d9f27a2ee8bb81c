// The content of a page for signed-out users: title, description, form and links.
import { Box, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { setPageTitle } from '../../lib/tab-title.ts';
import { WholeWords } from '../whole-words.tsx';

interface AuthCardProps {
  /** Above the title. */
  picture?: ReactNode;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Links to other pages. */
  footer?: ReactNode;
}

export function AuthCard({ picture, title, description, children, footer }: AuthCardProps) {
  useEffect(() => {
    setPageTitle(title);
  }, [title]);
  return (
    // Names and addresses may be one long word.
    <Stack gap="lg" style={{ overflowWrap: 'anywhere' }}>
      <Box>
        {picture}
        <Title order={1} fz="1.5rem" mt={picture ? 'sm' : undefined} style={{ textWrap: 'balance' }}>
          <WholeWords text={title} />
        </Title>
        {description && (
          <Text c="dimmed" mt={6} style={{ textWrap: 'pretty' }}>
            {description}
          </Text>
        )}
      </Box>
      {children}
      {footer && (
        <Text component="div" size="sm" ta="center">
          {footer}
        </Text>
      )}
    </Stack>
  );
}
