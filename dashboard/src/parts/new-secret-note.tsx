// A newly created secret with a copy button, shown once.
import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyField } from './copy-field.tsx';
import { Icon } from './icons.tsx';

interface NewSecretNoteProps {
  title: string;
  secret: string;
  /** Names the secret. */
  label: string;
  /** How it is used. */
  children: ReactNode;
}

export function NewSecretNote({ title, secret, label, children }: NewSecretNoteProps) {
  return (
    <Alert variant="light" icon={<Icon name="key" />} title={title} role="status" styles={{ body: { minWidth: 0 } }}>
      <Stack gap="sm">
        <Text size="sm">{children}</Text>
        <CopyField value={secret} label={label} />
      </Stack>
    </Alert>
  );
}
