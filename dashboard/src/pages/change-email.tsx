// Changes the e-mail address by the link that was mailed to the new one, after sign-in.
import type { EmailChange } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useHashToken } from '../lib/hash-token.ts';
import { ApiError, post } from '../lib/http.ts';
import { loadPage, useMe } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';

/** The parts of `<token>:<address>`. */
function partsOf(hash: string): EmailChange {
  const colon = hash.indexOf(':');
  try {
    return { token: hash.slice(0, Math.max(0, colon)), email: decodeURIComponent(hash.slice(colon + 1)) };
  } catch {
    return { token: '', email: '' };
  }
}

export function ChangeEmailPage() {
  const [hash] = useHashToken();
  const { visitor } = useMe();
  if (!visitor) {
    return (
      <AuthCard title={t`Change your e-mail address`} description={t`Sign in with your current address to change it.`}>
        <SignInForm onSignedIn={() => loadPage(`/change-email#${hash}`)} />
      </AuthCard>
    );
  }
  return <ChangeEmail key={hash} change={partsOf(hash)} from={visitor.email} />;
}

function ChangeEmail({ change, from }: { change: EmailChange; from: string }) {
  const changing = useMutation({
    mutationFn: () => post('/account/email/confirmation', change),
    onSuccess: () => loadPage('/account'),
  });
  const isDone = from === change.email.toLowerCase();
  const status = changing.error instanceof ApiError ? changing.error.status : 0;
  const isInvalid = !isDone && (change.token === '' || status === 404 || status === 400);
  if (isDone || isInvalid) {
    return (
      <AuthCard title={isDone ? t`Your e-mail address is changed` : t`Change your e-mail address`} description={from}>
        {isInvalid && (
          <Alert color="red" role="alert" icon={<Icon name="warning" />}>
            <Trans>
              This link was already used, has expired or belongs to another account. Change the address in your account
              again.
            </Trans>
          </Alert>
        )}
        <ButtonLink to="/account">
          <Trans>Go to account</Trans>
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t`Change your e-mail address`}
      description={
        <Trans>
          From {from} to <strong>{change.email}</strong>. You then sign in with the new address.
        </Trans>
      }
    >
      <ErrorNote error={changing.error} />
      <Button loading={changing.isPending || changing.isSuccess} onClick={() => changing.mutate()}>
        <Trans>Change e-mail address</Trans>
      </Button>
    </AuthCard>
  );
}
