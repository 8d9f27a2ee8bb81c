// What the client is called: on invitations, on receipts, in the menu.
import type { TeamName as NewName } from '@greenroom/contract/console/team';
import { Button, Group, Paper, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../lib/http.ts';
import { showNote } from '../../lib/notes.ts';
import { queryClient } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';

export function TeamName({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const naming = useMutation({
    mutationFn: () => post('/team/name', { name: typed } satisfies NewName),
    async onSuccess() {
      await Promise.all(['/team', '/me'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      showNote('The team has its new name.');
    },
  });
  return (
    <Paper component="section" aria-label="Name of the team">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          naming.mutate();
        }}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            flex="1 1 220px"
            label="Name of the team"
            description="Stands on invitations and receipts."
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
        <ErrorNote error={naming.error} />
      </form>
    </Paper>
  );
}
