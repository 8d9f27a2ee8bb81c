// A warning with a list of points.
import { List } from '@mantine/core';
import { Warning } from './warning.tsx';

export const WarningList = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Warning title={title}>
    <List size="sm">
      {points.map((point) => (
        <List.Item key={point}>{point}</List.Item>
      ))}
    </List>
  </Warning>
);
