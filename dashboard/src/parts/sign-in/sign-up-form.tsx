// Name, e-mail address, password: a new account, of a client of its own or of the invitation's.
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import type { SignUp } from '@greenroom/contract/dashboard/sign-in';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { auth, Refusal } from '../../lib/http.ts';
import { startOver } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

/** @param action what the button says. */
export function SignUpForm({ invitation, action }: { invitation?: string; action: string }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signingUp = useMutation({
    mutationFn: () => auth('/sign-up/email', { name, email, password, invitation } satisfies SignUp),
    onSuccess: () => startOver('/'),
  });
  const field = signingUp.error instanceof Refusal ? signingUp.error.field : undefined;
  const errorOf = (name: string) => field === name && signingUp.error?.message;
  const placed = field === 'name' || field === 'email' || field === 'password';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signingUp.mutate();
      }}
    >
      <Stack>
        <TextInput
          label="Your name"
          name="name"
          autoComplete="name"
          required
          withAsterisk={false}
          maxLength={accountLimits.nameLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorOf('name')}
        />
        <EmailField value={email} onChange={(event) => setEmail(event.currentTarget.value)} error={errorOf('email')} />
        <PasswordField
          kind="new"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errorOf('password')}
        />
        <ErrorNote error={placed ? null : signingUp.error} />
        <Button type="submit" loading={signingUp.isPending || signingUp.isSuccess}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
