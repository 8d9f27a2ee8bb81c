// A dropzone for files, with a file picker and, on phones, the camera.
import { Trans } from '@lingui/react/macro';
import { Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../icons.tsx';

interface DropzoneProps {
  /** The `accept` attribute of the file input, e.g. image/png,image/jpeg. */
  accept: string;
  onFiles: (files: File[]) => void;
  icon: IconName;
  /** The instruction, e.g. "Drop 1 to 3 photos here". */
  children: ReactNode;
  /** Accepted formats and sizes. */
  note: string;
  button: string;
  /** Also offers the camera on phones. */
  camera?: boolean;
  disabled?: boolean;
}

export function Dropzone({ accept, onFiles, icon, children, note, button, camera, disabled = false }: DropzoneProps) {
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: React.DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !disabled);
  };
  return (
    <Paper
      p="md"
      ta="center"
      style={{ borderStyle: 'dashed', ...(isOver && { borderColor: 'var(--mantine-primary-color-filled)' }) }}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Stack align="center" gap={6}>
        <Icon name={icon} size={28} />
        <Text size="sm">{children}</Text>
        <Group gap="xs" justify="center">
          <FileButton onChange={onFiles} accept={accept} multiple disabled={disabled}>
            {(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<Icon name="upload" size={16} />}>
                {button}
              </Button>
            )}
          </FileButton>
          {camera && (
            <FileButton onChange={(file) => file && onFiles([file])} accept={accept} capture="user" disabled={disabled}>
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="xs"
                  hiddenFrom="sm"
                  leftSection={<Icon name="camera" size={16} />}
                >
                  <Trans>Take a photo</Trans>
                </Button>
              )}
            </FileButton>
          )}
        </Group>
        <Text c="dimmed" size="xs">
          {note}
        </Text>
      </Stack>
    </Paper>
  );
}
