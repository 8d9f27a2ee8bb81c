// Asks for confirmation before an action, optionally by typing a word.
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErrorNote } from './error-note.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Must be typed exactly. */
  word?: string;
  /** The label of the button, e.g. "Delete voice". */
  action: string;
  onConfirm: () => void;
  busy?: boolean;
  error?: Error | null;
  /** Red by default. */
  color?: string;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <ConfirmForm {...props} />
    </Modal>
  );
}

/** Mounted on each opening, so that nothing typed before remains. */
function ConfirmForm({ onClose, children, word, action, onConfirm, busy, error, color = 'red.9' }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const confirmed = word === undefined || typed.trim() === word;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (confirmed && !busy) onConfirm();
      }}
    >
      <Stack>
        <Text component="div" size="sm">
          {children}
        </Text>
        {word !== undefined && (
          <TextInput
            data-autofocus
            label={
              <Trans>
                Type <Code fz="sm">{word}</Code> to confirm
              </Trans>
            }
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <ErrorNote error={error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" color={color} disabled={!confirmed} loading={busy ?? false}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
