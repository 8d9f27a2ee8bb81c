// The sign-in page.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { Navigate, useSearch } from '@tanstack/react-router';
import { sameOriginPath } from '../lib/same-origin-path.ts';
import { loadPage, useMe } from '../lib/session.ts';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { CodeForm } from '../parts/sign-in/code-form.tsx';
import { providerError } from '../parts/sign-in/provider-error.ts';
import { nextAfterProvider, ProviderButtons } from '../parts/sign-in/providers.tsx';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';

/** The page to return to, unless it is the sign-in page or on another site. */
function destination(next: string | undefined): string {
  const path = next === undefined ? undefined : sameOriginPath(next, window.location.origin);
  return path === undefined || path.startsWith('/sign-in') ? '/' : path;
}

export function SignInPage() {
  const { visitor, sign_up } = useMe();
  const {
    next: given,
    ended,
    error,
    done,
    two_factor,
  } = useSearch({ strict: false }) as {
    next?: string;
    /** The session ended while a page was open. */
    ended?: string;
    error?: string;
    done?: string;
    two_factor?: string;
  };
  // A provider sends the browser back without it.
  const returnedTo = visitor || error || two_factor ? nextAfterProvider() : undefined;
  // The fragment has the token of an invitation.
  const next = given === undefined ? returnedTo : given + window.location.hash;
  if (visitor) return <Navigate to={destination(next)} replace />;
  const onSignedIn = () => loadPage(destination(next));
  // A provider has sent the browser back, and the account needs a code.
  if (two_factor) {
    return (
      <AuthCard title={t`Sign in`}>
        <CodeForm onSignedIn={onSignedIn} onStartAgain={() => loadPage('/sign-in')} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t`Sign in`}
      footer={
        sign_up === 'open' && (
          <Trans>
            New here? <TextLink to="/sign-up">Create an account</TextLink>
          </Trans>
        )
      }
    >
      {done === 'reset' && (
        <Alert icon={<Icon name="check" />}>
          <Trans>Your new password is set. Sign in with it.</Trans>
        </Alert>
      )}
      {done === 'deleted' && (
        <Alert icon={<Icon name="check" />}>
          <Trans>Your account was deleted.</Trans>
        </Alert>
      )}
      {ended !== undefined && (
        <Alert role="status" icon={<Icon name="info" />}>
          <Trans>You were signed out. Sign in to go on.</Trans>
        </Alert>
      )}
      {error && (
        <Alert color="red" role="alert" icon={<Icon name="warning" />}>
          {providerError(error)}
        </Alert>
      )}
      <ProviderButtons next={next} />
      <SignInForm onSignedIn={onSignedIn} />
    </AuthCard>
  );
}
