// An id in small print with its copy button.
import { Code, Group } from '@mantine/core';
import { CopyIdButton } from '../copy-field.tsx';

export const CopyId = ({ id, label }: { id: string; label: string }) => (
  <Group gap={4} wrap="nowrap">
    <Code fz="xs" p={2} style={{ overflowWrap: 'anywhere' }}>
      {id}
    </Code>
    <CopyIdButton value={id} label={label} />
  </Group>
);
