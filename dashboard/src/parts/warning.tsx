// A notice that is not an error.
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

export const Warning = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Alert
    color="yellow"
    variant="light"
    icon={<Icon name="warning" />}
    title={title}
    // Yellow text on yellow has too little contrast.
    styles={{ title: { color: 'var(--mantine-color-text)' }, icon: { color: 'var(--mantine-color-text)' } }}
  >
    {children}
  </Alert>
);
