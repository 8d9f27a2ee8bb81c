// Signing in with e-mail address and password, or by a provider.
import type { SignIn } from '@greenroom/contract/console/sign-in';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { auth } from '../lib/http.ts';
import { startOver, useMe } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { Door } from '../parts/sign-in/door.tsx';
import { EmailField } from '../parts/sign-in/email-field.tsx';
import { PasswordField } from '../parts/sign-in/password-field.tsx';
import { providerError } from '../parts/sign-in/provider-error.ts';
import { ProviderButtons } from '../parts/sign-in/providers.tsx';

/** A path of ours, never another site's address. */
const pathWithin = (next: string | undefined): string =>
  next && /^\/(?![/\\])/.test(next) && !next.startsWith('/sign-in') ? next : '/';

export function SignInPage() {
  const { visitor, sign_up } = useMe();
  const { next, error, done } = useSearch({ strict: false }) as { next?: string; error?: string; done?: string };
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signingIn = useMutation({
    mutationFn: () => auth('/sign-in/email', { email, password } satisfies SignIn),
    onSuccess: () => startOver(pathWithin(next)),
  });
  if (visitor) return <Navigate to={pathWithin(next)} replace />;
  return (
    <Door
      title="Sign in"
      elsewhere={
        sign_up === 'open' && (
          <>
            New here? <TextLink to="/sign-up">Create an account</TextLink>
          </>
        )
      }
    >
      {done === 'reset' && <Alert icon={<Icon name="check" />}>Your new password is set. Sign in with it.</Alert>}
      {error && (
        <Alert color="red" role="alert" icon={<Icon name="warning" />}>
          {providerError(error)}
        </Alert>
      )}
      <ProviderButtons />
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
    </Door>
  );
}
