// Changing the password, which signs out everywhere else.
import type { PasswordChange } from '@greenroom/contract/dashboard/account';
import type { Provider } from '@greenroom/contract/dashboard/me';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../lib/http.ts';
import { showNote } from '../../lib/notes.ts';
import { queryClient } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';
import { TextLink } from '../links.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';

interface PasswordFormProps {
  email: string;
  hasPassword: boolean;
  providers: readonly Provider[];
}

export function PasswordForm({ email, hasPassword, providers }: PasswordFormProps) {
  return (
    <Paper component="section" aria-label="Password">
      <Stack>
        <Title order={2}>Password</Title>
        {hasPassword ? (
          <Change email={email} />
        ) : (
          <Text size="sm">
            You sign in by {providers.join(' and ')} and have no password. <TextLink to="/reset">Choose one</TextLink>{' '}
            to sign in with your e-mail address too.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function Change({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [fresh, setFresh] = useState('');
  const changing = useMutation({
    mutationFn: () =>
      post('/account/password', { current_password: current, new_password: fresh } satisfies PasswordChange),
    async onSuccess() {
      setCurrent('');
      setFresh('');
      await queryClient.invalidateQueries({ queryKey: ['/account'] });
      showNote('Your password is changed. You are signed out everywhere else.');
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        changing.mutate();
      }}
    >
      <Stack>
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          kind="current"
          label="Current password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <PasswordField
          kind="new"
          name="new_password"
          label="New password"
          value={fresh}
          onChange={(event) => setFresh(event.currentTarget.value)}
        />
        <ErrorNote error={changing.error} />
        <div>
          <Button type="submit" variant="default" loading={changing.isPending}>
            Change the password
          </Button>
        </div>
      </Stack>
    </form>
  );
}
