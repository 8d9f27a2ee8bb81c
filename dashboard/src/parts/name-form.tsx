// A name that can be changed: somebody's own, or the team's.
import type { NewName } from '@greenroom/contract/dashboard/account';
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { Button, Group, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../lib/http.ts';
import { showNote } from '../lib/notes.ts';
import { queryClient } from '../lib/query.ts';
import { ErrorNote } from './error-note.tsx';

interface NameFormProps extends Pick<TextInputProps, 'label' | 'description' | 'autoComplete'> {
  name: string;
  /** Whose name it is; `POST` there at `/name` changes it. */
  of: '/account' | '/team';
  /** What is said when it is saved. */
  saved: string;
}

export function NameForm({ name, of, saved, ...field }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const naming = useMutation({
    mutationFn: () => post(`${of}/name`, { name: typed } satisfies NewName),
    async onSuccess() {
      await Promise.all([of, '/me'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      showNote(saved);
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        naming.mutate();
      }}
    >
      <Stack>
        <Group align="flex-end" gap="sm">
          <TextInput
            flex="1 1 220px"
            required
            withAsterisk={false}
            maxLength={accountLimits.nameLength}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            {...field}
          />
          <Button type="submit" variant="default" disabled={typed.trim() === name} loading={naming.isPending}>
            Save
          </Button>
        </Group>
        <ErrorNote error={naming.error} />
      </Stack>
    </form>
  );
}
