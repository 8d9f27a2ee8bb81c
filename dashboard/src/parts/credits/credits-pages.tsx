// The links between the pages about credits, below their titles.
import { t } from '@lingui/core/macro';
import { Group } from '@mantine/core';
import { ButtonLink } from '../links.tsx';

const pages = [
  { to: '/credits', label: t`Balance` },
  { to: '/usage', label: t`Usage` },
  { to: '/ledger', label: t`Ledger` },
] as const;

export const CreditsPages = () => (
  <Group component="nav" aria-label={t`Pages about credits`} gap={4}>
    {pages.map(({ to, label }) => (
      <ButtonLink
        key={to}
        to={to}
        size="compact-sm"
        px={12}
        variant="subtle"
        color="gray"
        activeProps={{ variant: 'light', color: 'green' }}
      >
        {label}
      </ButtonLink>
    ))}
  </Group>
);
