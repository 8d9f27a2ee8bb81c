// A list of things that need the operator.
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import type { SystemProblem } from './system-problems.ts';

export const AttentionList = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
    {children}
  </Stack>
);

interface AttentionItemProps {
  severity: SystemProblem['severity'];
  children: ReactNode;
}

export const AttentionItem = ({ severity, children }: AttentionItemProps) => (
  <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
    <Text
      component="span"
      lh={1}
      mt={2}
      c={severity === 'error' ? 'var(--mantine-color-error)' : 'var(--warning-text)'}
    >
      <Icon name="warning" size={18} />
    </Text>
    <Text component="div" size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </Group>
);
