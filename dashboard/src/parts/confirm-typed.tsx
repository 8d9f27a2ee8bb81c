// Asks before something that cannot be undone; where a word is given, it has to be typed.
import { Button, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErrorNote } from './error-note.tsx';

interface ConfirmTypedProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Has to be typed as it is. */
  word?: string;
  /** What the button does, e.g. "Delete the voice". */
  action: string;
  onConfirm: () => void;
  busy?: boolean;
  error?: Error | null;
  /** Red, unless it harms nothing. */
  color?: string;
}

export function ConfirmTyped(props: ConfirmTypedProps) {
  const { opened, onClose, title } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <ConfirmForm {...props} />
    </Modal>
  );
}

/** Mounted anew with every opening, so that what was typed before is gone. */
function ConfirmForm({ onClose, children, word, action, onConfirm, busy, error, color = 'red.9' }: ConfirmTypedProps) {
  const [typed, setTyped] = useState('');
  const sure = word === undefined || typed.trim() === word;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (sure && !busy) onConfirm();
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
              <>
                Type <Code fz="sm">{word}</Code> to confirm
              </>
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
            Cancel
          </Button>
          <Button type="submit" color={color} disabled={!sure} loading={busy ?? false}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
