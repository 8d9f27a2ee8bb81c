// Says that a picture is being drawn, with a spinner beside the words.
import { Group, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

export const Drawing = ({ children }: { children: ReactNode }) => (
  <Group component="span" gap={6} wrap="nowrap" justify="center">
    <Loader size={14} color="var(--mantine-color-anchor)" aria-hidden />
    <span>{children}</span>
  </Group>
);
