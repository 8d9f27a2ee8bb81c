// Confirms an e-mail address by a mailed link, after sign-in.
import type { Confirmation } from '@greenroom/contract/dashboard/confirmation';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useHashToken } from '../lib/hash-token.ts';
import { ApiError, post } from '../lib/http.ts';
import { loadPage, meQuery, useMe } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { ResendConfirmation } from '../parts/account/resend-confirmation.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';

export function ConfirmPage() {
  const [token] = useHashToken();
  const { visitor } = useMe();
  if (!visitor) return <SignInFirst token={token} />;
  if (visitor.email_verified) {
    return (
      <AuthCard title={t`Your e-mail address is confirmed`} description={visitor.email}>
        <ButtonLink to="/">
          <Trans>Go to overview</Trans>
        </ButtonLink>
      </AuthCard>
    );
  }
  return <Confirm key={token} token={token} email={visitor.email} />;
}

/** Requires sign-in, because someone else may have signed up with the address of the person who opens the link. */
function SignInFirst({ token }: { token: string }) {
  return (
    <AuthCard title={t`Confirm your e-mail address`} description={t`Sign in to confirm it.`}>
      <SignInForm onSignedIn={() => loadPage(`/confirm#${token}`)} />
      <Text size="sm" c="dimmed">
        <Trans>
          Did you not sign up? <TextLink to="/reset">Set a password</TextLink> to make the account yours.
        </Trans>
      </Text>
    </AuthCard>
  );
}

function Confirm({ token, email }: { token: string; email: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const confirming = useMutation({
    mutationFn: () => post('/account/confirmation', { token } satisfies Confirmation),
    async onSuccess() {
      await queries.refetchQueries({ queryKey: meQuery.queryKey });
      await navigate({ to: '/' });
      showToast(t`Your e-mail address is confirmed`);
    },
  });
  const isInvalid = token === '' || (confirming.error instanceof ApiError && confirming.error.status === 404);
  return (
    <AuthCard title={t`Confirm your e-mail address`} description={t`You are signed in as ${email}.`}>
      {isInvalid ? (
        <>
          <Alert color="red" role="alert" icon={<Icon name="warning" />}>
            <Trans>
              This link has expired or belongs to another account. Resend the e-mail and open the new link here.
            </Trans>
          </Alert>
          <ResendConfirmation />
        </>
      ) : (
        <>
          <ErrorNote error={confirming.error} />
          <Button loading={confirming.isPending || confirming.isSuccess} onClick={() => confirming.mutate()}>
            <Trans>Confirm</Trans>
          </Button>
        </>
      )}
    </AuthCard>
  );
}
