// Says that no money moves, wherever somebody might think that it does.
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';

export function TestNote({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<Icon name="warning" />}
      title={title}
      // Yellow letters on yellow cannot be read.
      styles={{ title: { color: 'var(--mantine-color-text)' }, icon: { color: 'var(--mantine-color-text)' } }}
    >
      {children}
    </Alert>
  );
}
