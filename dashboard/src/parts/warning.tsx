// Something to know beforehand that is no error.
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

export const Warning = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Alert
    color="yellow"
    variant="light"
    icon={<Icon name="warning" />}
    title={title}
    // Yellow on yellow cannot be read.
    styles={{ title: { color: 'var(--mantine-color-text)' }, icon: { color: 'var(--mantine-color-text)' } }}
  >
    {children}
  </Alert>
);
