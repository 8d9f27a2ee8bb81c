// Shows the team of the session and switches to another one. Loaded only for users with several.
import { t } from '@lingui/core/macro';
import { Menu, NavLink, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { switchTeam, useVisitor } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';

export function TeamSwitcher() {
  const { client_id, client_name, teams } = useVisitor();
  const switching = useMutation({ mutationFn: switchTeam });
  return (
    <>
      <Menu width="target" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <NavLink
            component="button"
            type="button"
            label={
              <Text size="sm" lineClamp={2} fw={500}>
                {client_name}
              </Text>
            }
            description={t`Switch team`}
            disabled={switching.isPending}
            leftSection={<Icon name="team" size={18} />}
            style={{ borderRadius: 'var(--mantine-radius-md)' }}
          />
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {teams.map((team) => (
            <Menu.Item
              key={team.client_id}
              aria-current={team.client_id === client_id}
              leftSection={<Icon name={team.client_id === client_id ? 'check' : 'team'} size={16} />}
              style={{ overflowWrap: 'anywhere' }}
              onClick={() => team.client_id !== client_id && switching.mutate(team.client_id)}
            >
              {team.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ErrorNote error={switching.error} />
    </>
  );
}
