// The sign-in form with e-mail address and password, and the code if the account needs one.
import type { SignedIn, SignIn } from '@greenroom/contract/dashboard/sign-in';
import { Trans } from '@lingui/react/macro';
import { Box, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../lib/http.ts';
import { CheckedForm } from '../checked-form.tsx';
import { ErrorNote } from '../error-note.tsx';
import { TextLink } from '../links.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordField } from './password-field.tsx';

interface SignInFormProps {
  /** The address to begin with. */
  address?: string;
  onSignedIn: () => void;
}

export function SignInForm({ address = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(address);
  const [password, setPassword] = useState('');
  const signingIn = useMutation({
    mutationFn: () => auth<SignedIn>('/sign-in/email', { email, password } satisfies SignIn),
    onSuccess: ({ two_factor }) => !two_factor && onSignedIn(),
  });
  if (signingIn.data?.two_factor) {
    const startAgain = () => {
      setPassword('');
      signingIn.reset();
    };
    return <CodeForm onSignedIn={onSignedIn} onStartAgain={startAgain} />;
  }
  return (
    <CheckedForm onSubmit={signingIn.mutate}>
      {(problems) => (
        <Stack>
          <EmailField
            autoComplete="username webauthn"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={problems.email}
          />
          <Box pos="relative">
            <PasswordField
              kind="current"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={problems.password}
            />
            {/* After the field for the keyboard, at the end of its label for the eye, on the same baseline. */}
            <Box pos="absolute" top={0} fz="sm" style={{ insetInlineEnd: 0 }}>
              <TextLink to="/reset" inherit>
                <Trans>Forgot your password?</Trans>
              </TextLink>
            </Box>
          </Box>
          <ErrorNote error={signingIn.error} />
          <Button type="submit" loading={signingIn.isPending || signingIn.isSuccess}>
            <Trans>Sign in</Trans>
          </Button>
          <PasskeySignIn onSignedIn={onSignedIn} />
        </Stack>
      )}
    </CheckedForm>
  );
}
