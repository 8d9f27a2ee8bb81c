// A list of names and values.
import { SimpleGrid, type SimpleGridProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  items: readonly (readonly [name: string, value: ReactNode])[];
  cols?: SimpleGridProps['cols'];
}

const FULL_ROW = { gridColumn: '1 / -1' };

export function DescriptionList({ items, cols = 2 }: DescriptionListProps) {
  return (
    <SimpleGrid component="dl" cols={cols} spacing="md" verticalSpacing="xs" m={0}>
      {items.map(([name, value], index) => (
        // The last one has the rest of its row.
        <div key={name} style={cols === 2 && index === items.length - 1 && index % 2 === 0 ? FULL_ROW : undefined}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} size="sm" style={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
