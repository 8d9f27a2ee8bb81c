// The sign-in form with e-mail address and password.
import type { SignIn } from '@greenroom/contract/dashboard/sign-in';
import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { TextLink } from '../links.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signingIn = useMutation({
    mutationFn: () => auth('/sign-in/email', { email, password } satisfies SignIn),
    onSuccess: onSignedIn,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signingIn.mutate();
      }}
    >
      <Stack>
        <EmailField value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
        <PasswordField kind="current" value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
        <ErrorNote error={signingIn.error} />
        <Button type="submit" loading={signingIn.isPending || signingIn.isSuccess}>
          Sign in
        </Button>
        <Group justify="center">
          <TextLink to="/reset" size="sm">
            Forgot your password?
          </TextLink>
        </Group>
      </Stack>
    </form>
  );
}
