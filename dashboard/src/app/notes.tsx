// The corner where short notes are shown, and read aloud where a screen is listened to.
import { CloseButton, Paper, Stack, Text } from '@mantine/core';
import { dropNote, useNotes } from '../lib/notes.ts';
import { Icon } from '../parts/icons.tsx';
import classes from './shell.module.css';

export function Notes() {
  return (
    <Stack className={classes.notes} role="status" gap="xs">
      {useNotes().map(({ id, message }) => (
        <Paper key={id} p="sm" radius="md" shadow="md" className={classes.note}>
          <Icon name="check" />
          <Text size="sm" flex={1}>
            {message}
          </Text>
          <CloseButton size="sm" aria-label="Close this note" onClick={() => dropNote(id)} />
        </Paper>
      ))}
    </Stack>
  );
}
