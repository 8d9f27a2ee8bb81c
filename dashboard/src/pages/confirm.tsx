// Confirming one's e-mail address by the mailed link, where one is signed in or signs in.
import type { Confirmation } from '@greenroom/contract/dashboard/confirmation';
import { Alert, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useHashToken } from '../lib/hash-token.ts';
import { post, Refusal } from '../lib/http.ts';
import { startOver, useMe } from '../lib/session.ts';
import { SendAgain } from '../parts/account/send-again.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { Door } from '../parts/sign-in/door.tsx';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';

export function ConfirmPage() {
  const [token] = useHashToken();
  const { visitor } = useMe();
  if (!visitor) return <SignInFirst token={token} />;
  if (visitor.email_verified) {
    return (
      <Door title="Your e-mail address is confirmed" description={visitor.email}>
        <ButtonLink to="/">Go to the overview</ButtonLink>
      </Door>
    );
  }
  return <Confirm key={token} token={token} email={visitor.email} />;
}

/** The link alone confirms nothing: a stranger may have signed up with the address of whoever opens it. */
function SignInFirst({ token }: { token: string }) {
  return (
    <Door title="Confirm your e-mail address" description="Sign in with the password that you chose.">
      <SignInForm onSignedIn={() => startOver(`/confirm#${token}`)} />
      <Text size="sm" c="dimmed">
        You did not sign up? Somebody else used your address. <TextLink to="/reset">Choose a password</TextLink> to take
        over the account: their password, API key and invitations stop working.
      </Text>
    </Door>
  );
}

function Confirm({ token, email }: { token: string; email: string }) {
  const confirming = useMutation({
    mutationFn: () => post('/account/confirmation', { token } satisfies Confirmation),
    onSuccess: () => startOver('/'),
  });
  const isOver = token === '' || (confirming.error instanceof Refusal && confirming.error.status === 404);
  return (
    <Door title="Confirm your e-mail address" description={`You are signed in as ${email}.`}>
      {isOver ? (
        <>
          <Alert color="red" role="alert" icon={<Icon name="warning" />}>
            This link has expired, or it is for another account. Send a new one and open it here.
          </Alert>
          <SendAgain />
        </>
      ) : (
        <>
          <ErrorNote error={confirming.error} />
          <Button loading={confirming.isPending || confirming.isSuccess} onClick={() => confirming.mutate()}>
            Confirm
          </Button>
        </>
      )}
    </Door>
  );
}
