// The layout of every page for signed-in users: header, navigation and notices.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Burger, Group } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { getPageTeam } from '../lib/http.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { signInAgain, useMe, useVisitor } from '../lib/session.ts';
import { BalanceLink } from './balance-link.tsx';
import { ColorSchemeButton } from './color-scheme.tsx';
import { ConfirmationNote } from './confirmation-note.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';
import { SuspendedNote } from './suspended-note.tsx';
import { UserMenu } from './user-menu.tsx';

const VideoNotices = lazyPage(() => import('./video-notices.tsx'), 'VideoNotices');
const TeamChanged = lazyPage(() => import('./team-changed.tsx'), 'TeamChanged');

export function Shell() {
  const isSignedIn = useMe().visitor !== null;
  useEffect(() => {
    if (!isSignedIn) signInAgain();
  }, [isSignedIn]);
  return isSignedIn ? <SignedInShell /> : null;
}

function SignedInShell() {
  const [opened, { toggle, close }] = useDisclosure();
  const main = useFocusOnNewPages();
  const hasChangedTeam = useVisitor().client_id !== getPageTeam();
  useHotkeys([['Escape', close]]);
  return (
    <>
      <a href="#main" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <header className={classes.header}>
        <Group gap="xs" wrap="nowrap">
          <Burger
            opened={opened}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={opened ? t`Close navigation` : t`Open navigation`}
            aria-expanded={opened}
          />
          <Logo compact />
        </Group>
        <Group gap="xs" wrap="nowrap">
          <BalanceLink />
          <ColorSchemeButton />
          <UserMenu />
        </Group>
      </header>
      <nav className={classes.navigation} data-opened={opened || undefined} aria-label={t`Main`}>
        <Navigation onNavigate={close} />
      </nav>
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {hasChangedTeam ? (
          <Suspense>
            <TeamChanged />
          </Suspense>
        ) : (
          <>
            <SuspendedNote />
            <ConfirmationNote />
            <Outlet />
            <Suspense>
              <VideoNotices />
            </Suspense>
          </>
        )}
      </main>
    </>
  );
}

/** Moves the focus to the content of a new page, so that screen readers announce it. */
function useFocusOnNewPages() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const previousPath = useRef(path);
  useEffect(() => {
    if (previousPath.current !== path) main.current?.focus({ preventScroll: true });
    previousPath.current = path;
  }, [path]);
  return main;
}
