// One figure in large print, under its name.
import { Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FigureProps {
  name: string;
  /** Undefined while it is not known yet. */
  value: ReactNode | undefined;
  /** In small print below. */
  note?: ReactNode;
}

export function Figure({ name, value, note }: FigureProps) {
  return (
    <Paper>
      <Text c="dimmed" size="sm">
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
        <Text c="dimmed" size="sm">
          {note}
        </Text>
      )}
    </Paper>
  );
}
