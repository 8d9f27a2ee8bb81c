// The layout of pages for signed-out users: one centred card.
import { Box, Center, Group, Paper } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { ColorSchemeButton } from './color-scheme.tsx';
import { Logo } from './logo.tsx';

export function SignedOutLayout() {
  return (
    <Box mih="100dvh" p="md" style={{ display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
      <Group justify="space-between">
        <Logo />
        <ColorSchemeButton />
      </Group>
      <Center component="main">
        <Paper w="100%" maw={440} p={{ base: 'lg', sm: 'xl' }} my="xl" shadow="sm">
          <Outlet />
        </Paper>
      </Center>
    </Box>
  );
}
