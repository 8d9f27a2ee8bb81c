// Opens the studio with the script and settings of a video: a menu item and buttons.
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';

export function EditCopyItem({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <Menu.Item
      leftSection={<Icon name="copy" size={16} />}
      onClick={() => navigate({ to: '/studio', search: { from: id } })}
    >
      <Trans>Edit a copy</Trans>
    </Menu.Item>
  );
}

/** On the card of a video that fails again unless it is changed. */
export const ChangeButton = ({ id }: { id: string }) => (
  <ButtonLink to="/studio" search={{ from: id }} variant="default" size="xs" px={4} fullWidth>
    <Trans>Change and retry</Trans>
  </ButtonLink>
);

/** `variant`: filled where it is what to do next. */
export const EditCopyButton = ({ id, variant }: { id: string; variant: 'default' | 'filled' }) => (
  <ButtonLink to="/studio" search={{ from: id }} variant={variant} leftSection={<Icon name="copy" size={16} />}>
    <Trans>Edit a copy</Trans>
  </ButtonLink>
);
