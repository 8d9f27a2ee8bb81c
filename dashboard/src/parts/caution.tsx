// Things to know before or after an act that are no errors: a list under a title.
import { List } from '@mantine/core';
import { Warning } from './warning.tsx';

export const Caution = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Warning title={title}>
    <List size="sm">
      {points.map((point) => (
        <List.Item key={point}>{point}</List.Item>
      ))}
    </List>
  </Warning>
);
