// Text with a copy button: a key, a link, code.
import { ActionIcon, Box, Button, Code, CopyButton, Group } from '@mantine/core';
import { Icon } from './icons.tsx';

/** One line with a copy button beside it. `label` names the text. */
export function CopyField({ value, label }: { value: string; label: string }) {
  return (
    <Group gap="xs" wrap="nowrap" align="stretch">
      <Code
        block
        p="xs"
        fz="sm"
        flex={1}
        miw={0}
        style={{ overflowX: 'auto', whiteSpace: 'nowrap', alignContent: 'center' }}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {value}
      </Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant={copied ? 'light' : 'default'}
            onClick={copy}
            leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
            aria-label={`Copy ${label}`}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

/** Several lines with a copy button in the corner. */
export function CopyBlock({ value, label }: { value: string; label: string }) {
  return (
    <Box pos="relative">
      <Code
        block
        p="md"
        pr={52}
        fz="sm"
        tabIndex={0}
        role="group"
        aria-label={label}
        style={{ overflowX: 'auto', whiteSpace: 'pre' }}
      >
        {value}
      </Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="default"
            size="lg"
            onClick={copy}
            aria-label={copied ? 'Copied' : `Copy ${label}`}
            pos="absolute"
            top={8}
            right={8}
          >
            <Icon name={copied ? 'check' : 'copy'} size={16} />
          </ActionIcon>
        )}
      </CopyButton>
    </Box>
  );
}
