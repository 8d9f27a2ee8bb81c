// Changes the e-mail address by the link that was mailed to the new one, after sign-in.
import type { EmailChange } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useHashToken } from '../lib/hash-token.ts';
import { ApiError, post } from '../lib/http.ts';
import { loadPage, useMe } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { MailedAddress, MailPicture } from '../parts/sign-in/mailed-address.tsx';
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
  const change = partsOf(hash);
  if (change.token === '') return <InvalidLink />;
  if (!visitor) {
    return (
      <AuthCard
        picture={<MailPicture />}
        title={t`Change your e-mail address`}
        description={t`Sign in with your current address, then change it to this one with one click.`}
      >
        <MailedAddress address={change.email} />
        <SignInForm onSignedIn={() => loadPage(`/change-email#${hash}`)} />
      </AuthCard>
    );
  }
  return <ChangeEmail key={hash} change={change} from={visitor.email} />;
}

const InvalidLink = () => (
  <AuthCard picture={<MailPicture />} title={t`This link is no longer valid`}>
    <Text role="alert">
      <Trans>
        This link was already used, has expired or belongs to another account. Change the address in your account again.
      </Trans>
    </Text>
    <GoToAccount />
  </AuthCard>
);

const GoToAccount = () => (
  <ButtonLink to="/account">
    <Trans>Go to account</Trans>
  </ButtonLink>
);

function ChangeEmail({ change, from }: { change: EmailChange; from: string }) {
  const changing = useMutation({
    mutationFn: () => post('/account/email/confirmation', change),
    onSuccess: () => loadPage('/account'),
  });
  if (from === change.email.toLowerCase()) {
    return (
      <AuthCard picture={<MailPicture />} title={t`Your e-mail address is changed`}>
        <MailedAddress address={from} />
        <GoToAccount />
      </AuthCard>
    );
  }
  if (changing.error instanceof ApiError && [400, 404].includes(changing.error.status)) return <InvalidLink />;
  return (
    <AuthCard
      picture={<MailPicture />}
      title={t`Change your e-mail address`}
      description={t`You then sign in with the new address. The current one no longer works.`}
    >
      <MailedAddress address={change.email} replaced={from} />
      <ErrorNote error={changing.error} />
      <Button loading={changing.isPending || changing.isSuccess} onClick={() => changing.mutate()}>
        <Trans>Change e-mail address</Trans>
      </Button>
    </AuthCard>
  );
}
