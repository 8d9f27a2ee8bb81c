// Where files are dropped, chosen, or taken with a phone's camera.
import { Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../icons.tsx';

interface DropAreaProps {
  /** For the file field, e.g. image/png,image/jpeg. */
  accept: string;
  onFiles: (files: File[]) => void;
  icon: IconName;
  /** What to do, e.g. "Drop 1 to 3 photos here". */
  children: ReactNode;
  /** What is taken, in small print. */
  note: string;
  button: string;
  /** Offers the camera beside it, where the device has one for this. */
  camera?: boolean;
  disabled?: boolean;
}

export function DropArea({ accept, onFiles, icon, children, note, button, camera, disabled = false }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const hold = (event: React.DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return (
    <Paper
      p="md"
      ta="center"
      style={{ borderStyle: 'dashed', ...(over && { borderColor: 'var(--mantine-primary-color-filled)' }) }}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
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
                  Take a photo
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
