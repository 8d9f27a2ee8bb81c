// The fields of a section that most videos leave as they are.
import { Trans } from '@lingui/react/macro';
import { Button, Collapse, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';

export const MoreOptions = ({ children }: { children: ReactNode }) => {
  const [opened, { toggle }] = useDisclosure();
  return (
    <Stack gap="md" align="stretch">
      <Button
        variant="subtle"
        size="sm"
        w="fit-content"
        aria-expanded={opened}
        rightSection={<Icon name={opened ? 'minus' : 'plus'} size={14} />}
        onClick={toggle}
      >
        <Trans>More options</Trans>
      </Button>
      <Collapse expanded={opened}>
        <Stack gap="md">{children}</Stack>
      </Collapse>
    </Stack>
  );
};
