// Says, above fields of the brand kit in the studio, that they are not those of one video.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';

export const KitNote = () => (
  <Text size="xs" c="dimmed">
    <Trans>From your brand kit, which all new videos of your team share:</Trans>
  </Text>
);
