// An id in small print with its copy button: whole, or only its end where there is no room.
import { Code, Group, Text } from '@mantine/core';
import { shortId } from '../../lib/short-id.ts';
import { CopyIdButton } from '../copy-field.tsx';

export const CopyId = ({ id, label }: { id: string; label: string }) => (
  <Group gap={4} wrap="nowrap">
    <Code fz="xs" p={2} style={{ overflowWrap: 'anywhere' }}>
      {id}
    </Code>
    <CopyIdButton value={id} label={label} />
  </Group>
);

export const CopyShortId = ({ id, label }: { id: string; label: string }) => (
  <Group component="span" display="inline-flex" gap={4} wrap="nowrap">
    <Text span inherit c="dimmed" title={id} style={{ whiteSpace: 'nowrap' }}>
      {shortId(id)}
    </Text>
    <CopyIdButton value={id} label={label} />
  </Group>
);
