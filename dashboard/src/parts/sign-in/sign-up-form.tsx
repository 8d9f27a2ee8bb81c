// The sign-up form: a new account with its own client, or one that joins the client of an invitation.
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import type { SignUp } from '@greenroom/contract/dashboard/sign-in';
import { t } from '@lingui/core/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, auth } from '../../lib/http.ts';
import { currentLanguage } from '../../lib/languages.ts';
import { loadPage } from '../../lib/session.ts';
import { CheckedForm } from '../checked-form.tsx';
import { ErrorNote } from '../error-note.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

/** @param action the label of the button. */
export function SignUpForm({ invitation, action }: { invitation?: string; action: string }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signingUp = useMutation({
    mutationFn: () =>
      auth('/sign-up/email', { name, email, password, invitation, language: currentLanguage() } satisfies SignUp),
    onSuccess: () => loadPage('/'),
  });
  const field = signingUp.error instanceof ApiError ? signingUp.error.field : undefined;
  const errorOf = (name: string) => field === name && signingUp.error?.message;
  const isShownAtField = field === 'name' || field === 'email' || field === 'password';
  return (
    <CheckedForm onSubmit={signingUp.mutate}>
      {(problems) => (
        <Stack>
          <TextInput
            label={t`Your name`}
            name="name"
            autoComplete="name"
            required
            withAsterisk={false}
            maxLength={accountLimits.maxNameLength}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={problems.name ?? errorOf('name')}
          />
          <EmailField
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={problems.email ?? errorOf('email')}
          />
          <PasswordField
            kind="new"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={problems.password ?? errorOf('password')}
          />
          <ErrorNote error={isShownAtField ? null : signingUp.error} />
          <Button type="submit" loading={signingUp.isPending || signingUp.isSuccess}>
            {action}
          </Button>
        </Stack>
      )}
    </CheckedForm>
  );
}
