// The menu item that opens the studio with the script and settings of a video; apart from the buttons, which pages without menus load.
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Icon } from '../icons.tsx';

export function NewVersionItem({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <Menu.Item
      leftSection={<Icon name="edit" size={16} />}
      onClick={() => navigate({ to: '/studio', search: { from: id } })}
    >
      <Trans>New version</Trans>
    </Menu.Item>
  );
}
