// One number in large print with its name.
import { Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface MetricCardProps {
  name: string;
  /** Undefined while it loads. */
  value: ReactNode | undefined;
  /** In small print below. */
  note?: ReactNode;
  /** It needs attention. */
  warns?: boolean;
}

export function MetricCard({ name, value, note, warns = false }: MetricCardProps) {
  return (
    <Paper
      p={{ base: 'sm', sm: 'lg' }}
      style={
        warns
          ? {
              backgroundColor: 'var(--mantine-color-yellow-light)',
              borderColor: 'light-dark(var(--mantine-color-yellow-5), var(--mantine-color-yellow-9))',
            }
          : undefined
      }
    >
      <Text c={warns ? undefined : 'dimmed'} size="sm">
        {name}
      </Text>
      {value === undefined ? (
        <Skeleton height={30} width={110} mt={6} />
      ) : (
        <Text fz={26} fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Text>
      )}
      {note && (
        <Text component="div" c={warns ? undefined : 'dimmed'} size="sm">
          {note}
        </Text>
      )}
    </Paper>
  );
}
