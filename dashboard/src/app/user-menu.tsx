// The user menu: account, team and sign-out.
import { initialsOf } from '@greenroom/contract/dashboard/initials';
import { t } from '@lingui/core/macro';
import { Avatar, Text, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { signOut, useVisitor } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';
import { HeaderMenu } from './header-menu.tsx';

export function UserMenu() {
  const { name, email, client_name } = useVisitor();
  const navigate = useNavigate();
  const signingOut = useMutation({ mutationFn: signOut });
  const initials = initialsOf(name);
  return (
    <HeaderMenu
      width={240}
      target={
        <UnstyledButton aria-label={t`Account of ${name}, ${initials}`} style={{ borderRadius: '50%' }}>
          <Avatar radius="xl" size={36} color="green" variant="filled">
            {initials}
          </Avatar>
        </UnstyledButton>
      }
      heading={
        <>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {name}
          </Text>
          <Text size="xs" truncate>
            {email}
          </Text>
          <Text size="xs" truncate>
            {client_name}
          </Text>
        </>
      }
      items={[
        {
          key: 'account',
          label: t`Account`,
          icon: <Icon name="account" size={16} />,
          onClick: () => void navigate({ to: '/account' }),
        },
        {
          key: 'team',
          label: t`Team`,
          icon: <Icon name="team" size={16} />,
          onClick: () => void navigate({ to: '/team' }),
        },
        {
          key: 'sign-out',
          label: t`Sign out`,
          icon: <Icon name="logout" size={16} />,
          isDisabled: signingOut.isPending,
          onClick: () => signingOut.mutate(),
        },
      ]}
    />
  );
}
