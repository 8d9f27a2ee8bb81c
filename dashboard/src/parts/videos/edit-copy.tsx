// Buttons that open the studio with the script and settings of a video.
import { Trans } from '@lingui/react/macro';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';

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
