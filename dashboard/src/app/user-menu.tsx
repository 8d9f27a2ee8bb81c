// The user menu: account, team and sign-out.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { signOut, useVisitor } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';

export function UserMenu() {
  const { name, email, client_name } = useVisitor();
  const navigate = useNavigate();
  const signingOut = useMutation({ mutationFn: signOut });
  const initials = name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    <Menu position="bottom-end" width={240} withArrow>
      <Menu.Target>
        <UnstyledButton aria-label={t`Account of ${name}, ${initials}`} style={{ borderRadius: '50%' }}>
          <Avatar radius="xl" size={36} color="green" variant="filled">
            {initials}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {name}
          </Text>
          <Text size="xs" truncate>
            {email}
          </Text>
          <Text size="xs" truncate>
            {client_name}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="account" size={16} />} onClick={() => navigate({ to: '/account' })}>
          <Trans>Account</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="team" size={16} />} onClick={() => navigate({ to: '/team' })}>
          <Trans>Team</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="logout" size={16} />}
          disabled={signingOut.isPending}
          onClick={() => signingOut.mutate()}
        >
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
