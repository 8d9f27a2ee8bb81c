// What the pages of mailed links show: a picture above the title, and the address that a link is about.
import { Trans } from '@lingui/react/macro';
import { Paper, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';

export const MailPicture = () => (
  <ThemeIcon size={52} radius="md" variant="light" aria-hidden>
    <Icon name="mail" size={26} />
  </ThemeIcon>
);

interface MailedAddressProps {
  address: string;
  /** The address that it replaces. */
  replaced?: string;
}

export const MailedAddress = ({ address, replaced }: MailedAddressProps) => (
  <Paper p="sm" radius="md" shadow="none" bg="var(--mantine-color-default-hover)">
    {replaced && (
      <Text size="sm" mb="xs">
        <Name>
          <Trans>Current address</Trans>
        </Name>
        <bdi>{replaced}</bdi>
      </Text>
    )}
    <Text size={replaced ? 'sm' : undefined} fw={600}>
      {replaced && (
        <Name>
          <Trans>New address</Trans>
        </Name>
      )}
      <bdi>{address}</bdi>
    </Text>
  </Paper>
);

const Name = ({ children }: { children: ReactNode }) => (
  <Text span display="block" size="xs" fw={400} c="dimmed">
    {children}
  </Text>
);
