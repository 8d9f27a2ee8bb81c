// The Greenroom logo and name.
import { Group, Text } from '@mantine/core';

/** `compact`: on a phone, show only the logo. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Group gap={10} wrap="nowrap">
      <img src="/icon.svg" alt={compact ? 'Greenroom' : ''} width={28} height={28} />
      <Text visibleFrom={compact ? 'xs' : undefined} fw={700} fz="lg" style={{ letterSpacing: '-0.01em' }}>
        Greenroom
      </Text>
    </Group>
  );
}
