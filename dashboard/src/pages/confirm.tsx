// Confirms an e-mail address by a mailed link, after sign-in.
import type { Confirmation, ConfirmationPreview } from '@greenroom/contract/dashboard/confirmation';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useHashToken } from '../lib/hash-token.ts';
import { ApiError, auth, post } from '../lib/http.ts';
import { loadPage, meQuery, useMe } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { ResendConfirmation } from '../parts/account/resend-confirmation.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { MailedAddress, MailPicture } from '../parts/sign-in/mailed-address.tsx';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';

export function ConfirmPage() {
  const [token] = useHashToken();
  const { visitor } = useMe();
  const preview = useQuery({
    queryKey: ['/confirmations', token],
    queryFn: ({ signal }) =>
      post<ConfirmationPreview>('/confirmations/preview', { token } satisfies Confirmation, { signal }),
    enabled: token !== '',
  });
  const isUsed = token === '' || isInvalid(preview.error);
  if (visitor?.email_verified && (isUsed || preview.data?.email === visitor.email)) {
    return (
      <AuthCard picture={<MailPicture />} title={t`Your e-mail address is confirmed`}>
        <MailedAddress address={visitor.email} />
        <ButtonLink to="/">
          <Trans>Go to overview</Trans>
        </ButtonLink>
      </AuthCard>
    );
  }
  if (isUsed) return <InvalidLink email={visitor?.email} />;
  return (
    <Loaded query={preview}>
      {({ email }) =>
        !visitor ? (
          <SignInFirst key={token} token={token} email={email} />
        ) : visitor.email === email ? (
          <Confirm key={token} token={token} email={email} />
        ) : (
          <OtherAccount token={token} linked={email} email={visitor.email} />
        )
      }
    </Loaded>
  );
}

const isInvalid = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

/** `email`: of the visitor, who can get another link. */
const InvalidLink = ({ email }: { email: string | undefined }) => (
  <AuthCard
    picture={<MailPicture />}
    title={t`This link is no longer valid`}
    description={t`It was already used, or it is older than 24 hours.`}
  >
    {email ? (
      <>
        <MailedAddress address={email} />
        <ResendConfirmation />
      </>
    ) : (
      <>
        <Text>
          <Trans>Sign in. If your address is not confirmed yet, you can have a new link sent.</Trans>
        </Text>
        <ButtonLink to="/sign-in">
          <Trans>Go to sign-in</Trans>
        </ButtonLink>
      </>
    )}
  </AuthCard>
);

function OtherAccount({ token, linked, email }: { token: string; linked: string; email: string }) {
  const signingOut = useMutation({
    mutationFn: () => auth('/sign-out'),
    onSuccess: () => loadPage(`/confirm#${token}`),
  });
  return (
    <AuthCard
      picture={<MailPicture />}
      title={t`This link is for another account`}
      description={t`It confirms the address below. You are signed in as ${email}.`}
    >
      <MailedAddress address={linked} />
      <Button loading={signingOut.isPending || signingOut.isSuccess} onClick={() => signingOut.mutate()}>
        <Trans>Use another account</Trans>
      </Button>
      <ButtonLink to="/" variant="subtle">
        <Trans>Go to overview</Trans>
      </ButtonLink>
    </AuthCard>
  );
}

/** What a confirmed address allows. */
const Next = () => (
  <Text size="sm" c="dimmed">
    <Trans>After that you can create API keys, invite people and buy credits.</Trans>
  </Text>
);

/** Requires sign-in, because someone else may have signed up with the address of the person who opens the link. */
function SignInFirst({ token, email }: { token: string; email: string }) {
  return (
    <AuthCard
      picture={<MailPicture />}
      title={t`Confirm your e-mail address`}
      description={
        <Trans>
          Sign in to confirm <strong>{email}</strong>.
        </Trans>
      }
    >
      <SignInForm address={email} onSignedIn={() => loadPage(`/confirm#${token}`)} />
      <Next />
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
  if (isInvalid(confirming.error)) return <InvalidLink email={email} />;
  return (
    <AuthCard
      picture={<MailPicture />}
      title={t`Confirm your e-mail address`}
      description={t`This is the address that you sign in with.`}
    >
      <MailedAddress address={email} />
      <ErrorNote error={confirming.error} />
      <Button loading={confirming.isPending || confirming.isSuccess} onClick={() => confirming.mutate()}>
        <Trans>Confirm</Trans>
      </Button>
      <Next />
    </AuthCard>
  );
}
