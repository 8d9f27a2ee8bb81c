// The main navigation: a sidebar, or a menu on a phone.
import { t } from '@lingui/core/macro';
import { Box, Divider, NavLink, Stack, Text } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPage } from '../lib/lazy-page.ts';
import { useMe, useVisitor } from '../lib/session.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import { MenuLink } from '../parts/links.tsx';

const TeamSwitcher = lazyPage(() => import('./team-switcher.tsx'), 'TeamSwitcher');

const mainGroup = {
  name: undefined,
  links: [
    { to: '/', label: t`Overview`, icon: 'home' },
    { to: '/studio', label: t`Studio`, icon: 'studio' },
    { to: '/videos', label: t`Videos`, icon: 'play' },
  ],
} as const satisfies Group;

const groups = [
  {
    name: t`Library`,
    links: [
      { to: '/library/characters', label: t`Presenters`, icon: 'character' },
      { to: '/library/voices', label: t`Voices`, icon: 'voice' },
      { to: '/library/assets', label: t`Files`, icon: 'asset' },
      { to: '/brand-kit', label: t`Brand kit`, icon: 'wand' },
    ],
  },
  {
    name: t`Account`,
    links: [
      { to: '/credits', label: t`Credits`, icon: 'credits', others: ['/usage', '/ledger'] },
      { to: '/keys', label: 'API', icon: 'key', others: ['/jobs'] },
      { to: '/webhooks', label: t`Webhooks`, icon: 'bolt' },
      { to: '/team', label: t`Team`, icon: 'team' },
    ],
  },
] as const satisfies readonly Group[];

const operatorGroup = {
  name: t`Operator`,
  links: [
    { to: '/operator/clients', label: t`Clients`, icon: 'clients' },
    { to: '/operator/jobs', label: t`All jobs`, icon: 'jobs' },
    { to: '/operator/costs', label: t`Costs`, icon: 'usage' },
    { to: '/operator/audit-log', label: t`Audit log`, icon: 'book' },
    { to: '/operator/health', label: t`System status`, icon: 'health' },
  ],
} as const satisfies Group;

interface Entry {
  to: string;
  label: string;
  icon: IconName;
  /** Pages that belong to it too. */
  others?: readonly string[];
}

interface Group {
  name: string | undefined;
  links: readonly Entry[];
}

export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const { operator, teams } = useVisitor();
  const { guide } = useMe();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Stack gap="md">
      {teams.length > 1 && (
        <Suspense>
          <TeamSwitcher />
        </Suspense>
      )}
      {[mainGroup, ...(operator ? [operatorGroup] : []), ...groups].map(({ name, links }) => (
        <Box key={name ?? 'top'}>
          {name && (
            <Text size="xs" fw={600} c="dimmed" px="sm" pb={4}>
              {name}
            </Text>
          )}
          {links.map(({ to, label, icon, others }: Entry) => (
            <MenuLink
              key={to}
              to={to}
              label={label}
              leftSection={<Icon name={icon} size={18} />}
              onClick={onNavigate}
              activeOptions={{ exact: to === '/' }}
              activeProps={{ active: true }}
              active={others?.includes(path) === true}
              style={{ borderRadius: 'var(--mantine-radius-md)' }}
            />
          ))}
        </Box>
      ))}
      <Divider />
      <Box>
        {guide && <DocumentLink href="/guide/" label={t`Guide`} />}
        <DocumentLink href="/docs" label={t`API reference`} />
      </Box>
    </Stack>
  );
}

/** Opens in a tab of its own. */
const DocumentLink = ({ href, label }: { href: string; label: string }) => (
  <NavLink
    href={href}
    target="_blank"
    label={label}
    leftSection={<Icon name="book" size={18} />}
    rightSection={<Icon name="external" size={14} />}
    style={{ borderRadius: 'var(--mantine-radius-md)' }}
  />
);
