// Buttons that open the studio with the script and settings of a video, for another one.
import { Trans } from '@lingui/react/macro';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';

export const NewVersionButton = ({ id }: { id: string }) => (
  <ButtonLink to="/studio" search={{ from: id }} variant="default" leftSection={<Icon name="edit" size={16} />}>
    <Trans>New version</Trans>
  </ButtonLink>
);

/** Of a video that failed. `variant`: filled where it is what to do next. */
export const ChangeButton = ({ id, variant }: { id: string; variant: 'default' | 'filled' }) => (
  <ButtonLink to="/studio" search={{ from: id }} variant={variant} leftSection={<Icon name="edit" size={16} />}>
    <Trans>Change and retry</Trans>
  </ButtonLink>
);

/** On a card. */
export const SmallChangeButton = ({ id }: { id: string }) => (
  <ButtonLink to="/studio" search={{ from: id }} variant="default" size="xs" px={4} fullWidth>
    <Trans>Change and retry</Trans>
  </ButtonLink>
);
