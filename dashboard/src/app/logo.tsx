// The dashboard's mark and name.
import { Group, Text } from '@mantine/core';

export function Logo() {
  return (
    <Group gap={10} wrap="nowrap">
      <img src="/icon.svg" alt="" width={28} height={28} />
      <Text fw={700} fz="lg" style={{ letterSpacing: '-0.01em' }}>
        Greenroom
      </Text>
    </Group>
  );
}
