// The form that changes the name of the user or the team.
import type { NewName } from '@greenroom/contract/dashboard/account';
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../lib/http.ts';
import { queryClient } from '../lib/query.ts';
import { showToast } from '../lib/toasts.ts';
import { CheckedForm } from './checked-form.tsx';
import { ErrorNote } from './error-note.tsx';

interface NameFormProps extends Pick<TextInputProps, 'label' | 'description' | 'autoComplete'> {
  name: string;
  /** `POST {of}/name` changes the name. */
  of: '/account' | '/team';
  /** The message shown after saving. */
  savedMessage: string;
}

export function NameForm({ name, of, savedMessage, ...field }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const saving = useMutation({
    mutationFn: () => post(`${of}/name`, { name: typed } satisfies NewName),
    async onSuccess() {
      await Promise.all([of, '/me'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      showToast(savedMessage);
    },
  });
  return (
    <CheckedForm onSubmit={saving.mutate}>
      {(problems) => (
        <Stack>
          <Group align="flex-end" gap="sm" maw={480}>
            <TextInput
              flex="1 1 220px"
              required
              name="name"
              error={problems.name}
              withAsterisk={false}
              maxLength={accountLimits.maxNameLength}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              {...field}
            />
            <Button type="submit" variant="default" disabled={typed.trim() === name} loading={saving.isPending}>
              <Trans>Save</Trans>
            </Button>
          </Group>
          <ErrorNote error={saving.error} />
        </Stack>
      )}
    </CheckedForm>
  );
}
