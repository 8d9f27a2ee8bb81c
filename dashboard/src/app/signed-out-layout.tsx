// The layout of pages for signed-out users: one centred card, beside a sample film where people arrive.
import { Box, Group, Paper, Stack } from '@mantine/core';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Headline, SampleFilm } from '../parts/sign-in/sample-film/sample-film.tsx';
import { ColorSchemeButton } from './color-scheme.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';

const arrivals = ['/sign-in', '/sign-up', '/join'];

export function SignedOutLayout() {
  const { pathname } = useLocation();
  const isArrival = arrivals.includes(pathname);
  return (
    <Box mih="100dvh" p="md" style={{ display: 'grid', gridTemplate: 'auto 1fr auto / minmax(0, 1fr)' }}>
      <Group justify="space-between">
        <Logo />
        <Group gap="xs" wrap="nowrap">
          <LanguageMenu />
          <ColorSchemeButton />
        </Group>
      </Group>
      {/* From the top: a message in the card must not move the fields above it. */}
      <Box component="main">
        <Group
          justify="center"
          align="flex-start"
          gap="xl"
          style={{ columnGap: 72 }}
          mt={{ base: 30, md: isArrival ? '6dvh' : '14dvh' }}
          mb={{ base: 'md', md: isArrival ? '6dvh' : '14dvh' }}
        >
          <Stack gap="xl" w="100%" maw={440}>
            {/* Who is invited comes for the team. */}
            {isArrival && pathname !== '/join' && <Headline />}
            <Paper p={{ base: 'lg', sm: 'xl' }} shadow="sm">
              <Outlet />
            </Paper>
          </Stack>
          {isArrival && <SampleFilm />}
        </Group>
      </Box>
    </Box>
  );
}
