// One number in large print with its name.
import { Group, Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface MetricCardProps {
  name: string;
  /** Undefined while it loads. */
  value: ReactNode | undefined;
  /** In small print below. */
  note?: ReactNode;
  /** Beside the number, e.g. a chart. */
  children?: ReactNode;
}

export function MetricCard({ name, value, note, children }: MetricCardProps) {
  return (
    <Paper p={{ base: 'md', sm: 'lg' }}>
      <Text c="dimmed" size="sm">
        {name}
      </Text>
      <Group wrap="nowrap" gap="lg" align="flex-end">
        <div style={{ minWidth: 0, flexShrink: children ? 0 : 1 }}>
          {value === undefined ? (
            <Skeleton height={30} width={110} mt={6} />
          ) : (
            <Text fz={26} fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Text>
          )}
          {note && (
            <Text component="div" c="dimmed" size="sm">
              {note}
            </Text>
          )}
        </div>
        {children && <div style={{ flex: 1, minWidth: 0 }}>{children}</div>}
      </Group>
    </Paper>
  );
}
