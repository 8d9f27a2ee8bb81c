// The heading of the form beside a video that was ordered from it: what changes there lead to.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { Icon } from '../icons.tsx';
import classes from './studio.module.css';

interface Props {
  /** Then the bar above has the button too, on wide screens. */
  isFinished: boolean;
  onNewVersion(): void;
}

export const OrderedFormHeading = ({ isFinished, onNewVersion }: Props) => (
  <Group justify="space-between" gap="0 8px" className={classes.head}>
    <Title order={2}>
      <Trans>Script and settings</Trans>
    </Title>
    <Button
      variant="default"
      size="xs"
      {...(isFinished && { hiddenFrom: 'lg' })}
      leftSection={<Icon name="edit" size={16} />}
      onClick={onNewVersion}
    >
      <Trans>New version</Trans>
    </Button>
    <Text size="sm" c="dimmed" className={classes.consequence}>
      <Trans>Changes go into a new version.</Trans>
    </Text>
  </Group>
);
