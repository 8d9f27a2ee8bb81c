// Text with a copy button: a key, a link, code.
import { t } from '@lingui/core/macro';
import { ActionIcon, Box, Button, Code, CopyButton, Group } from '@mantine/core';
import { Icon } from './icons.tsx';

/** A text without line breaks, shown whole, with a copy button beside it. `label` names the text. */
export function CopyField({ value, label }: { value: string; label: string }) {
  return (
    <Group gap="xs" align="stretch">
      <Code
        block
        p="xs"
        fz="sm"
        flex="1 1 260px"
        miw={0}
        style={{ whiteSpace: 'normal', overflowWrap: 'anywhere', alignContent: 'center' }}
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
            h="auto"
            mih={36}
            mah={44}
            onClick={copy}
            leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
            aria-label={t`Copy ${label}`}
          >
            {copied ? t`Copied` : t`Copy`}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

/** Several lines with a copy button above them, where it covers none of them. `wrap`: long lines are wrapped. */
export function CopyBlock({ value, label, wrap = false }: { value: string; label: string; wrap?: boolean }) {
  return (
    <Box>
      <Group justify="flex-end" mb={4}>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={copy}
              leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
              aria-label={copied ? t`Copied` : t`Copy ${label}`}
            >
              {copied ? t`Copied` : t`Copy`}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Code
        block
        p="md"
        fz="sm"
        tabIndex={0}
        role="group"
        aria-label={label}
        style={wrap ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } : { overflowX: 'auto', whiteSpace: 'pre' }}
      >
        {value}
      </Code>
    </Box>
  );
}

/** A small copy button beside an id. */
export function CopyIdButton({ value, label }: { value: string; label: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label={copied ? t`Copied` : t`Copy ${label}`}>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
        </ActionIcon>
      )}
    </CopyButton>
  );
}
