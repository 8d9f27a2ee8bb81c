// Things to know before or after an act that are no errors: a list under a title.
import { Alert, List } from '@mantine/core';
import { Icon } from './icons.tsx';

export function Caution({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<Icon name="warning" />}
      title={title}
      // The framework's yellow on yellow cannot be read.
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <List size="sm">
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
