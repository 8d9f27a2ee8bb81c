// The place of a presenter or a voice that is being created, after its dialog was closed.
import { Trans } from '@lingui/react/macro';
import { Center, Loader, Text } from '@mantine/core';
import classes from './library.module.css';

export const CreatingCard = ({ name }: { name: string }) => (
  <div className={classes.card} role="status">
    <Center p="xl">
      <Loader size="sm" />
    </Center>
    <div className={classes.details}>
      <Text fw={600} lineClamp={1} dir="auto">
        {name}
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>Creating…</Trans>
      </Text>
    </div>
  </div>
);
