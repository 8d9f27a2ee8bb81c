// The placeholders of a grid of cards while they load.
import { SimpleGrid, type SimpleGridProps, Skeleton } from '@mantine/core';

interface CardSkeletonsProps extends Pick<SimpleGridProps, 'cols' | 'spacing'> {
  count: number;
  height: number;
}

export const CardSkeletons = ({ count, height, ...grid }: CardSkeletonsProps) => (
  <SimpleGrid {...grid}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all items are equal.
      <Skeleton key={index} height={height} radius="lg" />
    ))}
  </SimpleGrid>
);
