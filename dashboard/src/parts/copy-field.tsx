// Text with a copy button: a key, a link, code.
import { t } from '@lingui/core/macro';
import { ActionIcon, Box, Button, Code, CopyButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { CodeLines } from './code-lines.tsx';
import type { CodeLanguage } from './code-tokens.ts';
import classes from './copy-field.module.css';
import { Icon } from './icons.tsx';

interface CopyFieldProps {
  value: string;
  /** Names the text. */
  label: string;
  /** In place of `value`, which is secret. */
  shown?: string;
  /** There is nothing to copy yet. */
  disabled?: boolean;
}

/** A text without line breaks, with a copy button beside it; on a phone, an icon in its box. */
export function CopyField({ value, label, shown = value, disabled = false }: CopyFieldProps) {
  const isPhone = useIsPhone();
  return (
    <Group gap={isPhone ? 0 : 'xs'} align="stretch" wrap="nowrap" className={classes.field}>
      <Code
        block
        p="xs"
        fz="sm"
        flex={1}
        miw={0}
        style={{ whiteSpace: 'normal', overflowWrap: 'anywhere', alignContent: 'center' }}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {shown}
      </Code>
      <CopyButton value={value}>
        {({ copied, copy }) => {
          const icon = <Icon name={copied ? 'check' : 'copy'} size={16} />;
          return isPhone ? (
            <ActionIcon
              variant="transparent"
              bg="transparent"
              size={42}
              disabled={disabled}
              onClick={copy}
              aria-label={copied ? t`Copied` : t`Copy ${label}`}
            >
              {icon}
            </ActionIcon>
          ) : (
            <Button
              variant={copied ? 'light' : 'default'}
              h="auto"
              mih={36}
              mah={44}
              disabled={disabled}
              onClick={copy}
              leftSection={icon}
              style={{ flexShrink: 0 }}
              aria-label={t`Copy ${label}`}
            >
              {copied ? t`Copied` : t`Copy`}
            </Button>
          );
        }}
      </CopyButton>
    </Group>
  );
}

interface CopyBlockProps {
  value: string;
  /** Names the text. */
  label: string;
  /** In the bar above it. */
  title: string;
  language?: CodeLanguage;
  /** Long lines are wrapped. */
  wrap?: boolean;
  /** Beside the copy button. */
  action?: ReactNode;
}

/** Several lines with a copy button above them, where it covers none of them. */
export const CopyBlock = ({ title, action, ...lines }: CopyBlockProps) => (
  <Box className={classes.block}>
    <Group justify="space-between" wrap="nowrap" gap="xs" className={classes.head}>
      <Text size="sm">{title}</Text>
      <Group wrap="nowrap" gap={4}>
        {action}
        <CopyLinesButton value={lines.value} label={lines.label} />
      </Group>
    </Group>
    <CodeLines {...lines} />
  </Box>
);

/** In the bar above lines of code. */
export const CopyLinesButton = ({ value, label }: Pick<CopyBlockProps, 'value' | 'label'>) => (
  <CopyButton value={value}>
    {({ copied, copy }) => (
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ flexShrink: 0 }}
        onClick={copy}
        aria-label={copied ? t`Copied` : t`Copy ${label}`}
      >
        <Icon name={copied ? 'check' : 'copy'} size={16} />
        {/* On a phone, the room is for what is beside it. */}
        <Text span inherit visibleFrom="sm" ms={8}>
          {copied ? t`Copied` : t`Copy`}
        </Text>
      </Button>
    )}
  </CopyButton>
);

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
