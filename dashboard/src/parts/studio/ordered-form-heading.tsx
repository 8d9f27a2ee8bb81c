// The heading of the form beside a video that was ordered from it: what changes there lead to.
import { Trans } from '@lingui/react/macro';
import { Group, Text, Title } from '@mantine/core';
import classes from './studio.module.css';

export const OrderedFormHeading = () => (
  <Group justify="space-between" gap="0 8px" className={classes.head}>
    <Title order={2}>
      <Trans>Script and settings</Trans>
    </Title>
    <Text size="sm" c="dimmed">
      <Trans>Changes go into a new version.</Trans>
    </Text>
  </Group>
);
