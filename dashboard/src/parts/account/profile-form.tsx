// The user's name, which can be changed, and e-mail address, which cannot.
import type { NewName } from '@greenroom/contract/console/account';
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../lib/http.ts';
import { showNote } from '../../lib/notes.ts';
import { queryClient } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';

export function ProfileForm({ name, email }: { name: string; email: string }) {
  const [typed, setTyped] = useState(name);
  const naming = useMutation({
    mutationFn: () => post('/account/name', { name: typed } satisfies NewName),
    async onSuccess() {
      await Promise.all(['/account', '/me'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      showNote('Your new name is saved.');
    },
  });
  return (
    <Paper component="section" aria-label="Who you are">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          naming.mutate();
        }}
      >
        <Stack>
          <Title order={2}>Who you are</Title>
          <Group align="flex-end" gap="sm">
            <TextInput
              flex="1 1 220px"
              label="Your name"
              autoComplete="name"
              required
              withAsterisk={false}
              maxLength={120}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={typed.trim() === name} loading={naming.isPending}>
              Save
            </Button>
          </Group>
          <Text size="sm">
            You sign in as <strong>{email}</strong>.
          </Text>
          <ErrorNote error={naming.error} />
        </Stack>
      </form>
    </Paper>
  );
}
