// An engine with its model.
import { Text } from '@mantine/core';
import { formatName } from '../../lib/format.ts';

export const EngineName = ({ engine, model }: { engine: string; model: string | null }) => (
  <div style={{ overflowWrap: 'anywhere' }}>
    <Text fw={500}>{formatName(engine)}</Text>
    {model && (
      <Text size="sm" c="dimmed">
        {model}
      </Text>
    )}
  </div>
);
