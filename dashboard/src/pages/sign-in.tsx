// Signing in with e-mail address and password, or by a provider.
import { Alert } from '@mantine/core';
import { Navigate, useSearch } from '@tanstack/react-router';
import { ownPath } from '../lib/own-path.ts';
import { startOver, useMe } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { Door } from '../parts/sign-in/door.tsx';
import { providerError } from '../parts/sign-in/provider-error.ts';
import { ProviderButtons } from '../parts/sign-in/providers.tsx';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';

/** Where somebody was going, unless that is here or leads to another site. */
function destination(next: string | undefined): string {
  const path = next === undefined ? undefined : ownPath(next, window.location.origin);
  return path === undefined || path.startsWith('/sign-in') ? '/' : path;
}

export function SignInPage() {
  const { visitor, sign_up } = useMe();
  const { next, error, done } = useSearch({ strict: false }) as { next?: string; error?: string; done?: string };
  if (visitor) return <Navigate to={destination(next)} replace />;
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
      <SignInForm onSignedIn={() => startOver(destination(next))} />
    </Door>
  );
}
