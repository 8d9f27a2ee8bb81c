// The frame of every page behind the sign-in: navigation, balance, colour scheme, the user's menu.
import { Alert, Burger, Group } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useVisitor } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';
import { BalanceLink } from './balance-link.tsx';
import { ColorSchemeButton } from './color-scheme.tsx';
import { ConfirmationNote } from './confirmation-note.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';
import { SuspendedNote } from './suspended-note.tsx';
import { UserMenu } from './user-menu.tsx';

export function Shell() {
  const [opened, { toggle, close }] = useDisclosure();
  const main = useFocusOnNewPages();
  useHotkeys([['Escape', close]]);
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to the page
      </a>
      <header className={classes.header}>
        <Group gap="xs" wrap="nowrap">
          <Burger
            opened={opened}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={opened ? 'Close the navigation' : 'Open the navigation'}
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
      <nav className={classes.navigation} data-opened={opened || undefined} aria-label="Pages">
        <Navigation onNavigate={close} />
      </nav>
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <SuspendedNote />
        <SuspensionNote />
        <ConfirmationNote />
        <Outlet />
      </main>
    </>
  );
}

function SuspensionNote() {
  if (!useVisitor().suspended) return null;
  return (
    <Alert color="red" title="This account is suspended" icon={<Icon name="warning" />} mb="lg">
      Its key is refused and nothing new can be ordered; what was ordered before is finished. Ask the operator of this
      installation.
    </Alert>
  );
}

/** A new page is read from its beginning, by those who listen too. */
function useFocusOnNewPages() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path) main.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return main;
}
