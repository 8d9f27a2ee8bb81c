// The heading of an operator's page: its title with a badge.
import { Trans } from '@lingui/react/macro';
import { Badge, Group } from '@mantine/core';

export const OperatorHeading = ({ title }: { title: string }) => (
  <Group gap="sm">
    {title}{' '}
    <Badge variant="default" tt="none">
      <Trans>Operator</Trans>
    </Badge>
  </Group>
);
