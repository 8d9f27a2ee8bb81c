// The way back to a forgotten password: asking for a link, and choosing a new password with it.
import type { PasswordReset, PasswordResetRequest } from '@greenroom/contract/dashboard/sign-in';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHashToken } from '../lib/hash-token.ts';
import { auth, Refusal } from '../lib/http.ts';
import { startOver, useMe } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { Door } from '../parts/sign-in/door.tsx';
import { EmailField } from '../parts/sign-in/email-field.tsx';
import { PasswordField } from '../parts/sign-in/password-field.tsx';

export function ResetPage() {
  const [token, drop] = useHashToken();
  return token ? <NewPassword key={token} token={token} onNewLink={drop} /> : <AskForLink />;
}

const back = <TextLink to="/sign-in">Back to signing in</TextLink>;

function AskForLink() {
  const { mail } = useMe();
  const [email, setEmail] = useState('');
  const asking = useMutation({
    mutationFn: () => auth('/request-password-reset', { email } satisfies PasswordResetRequest),
  });
  if (!mail) {
    return (
      <Door title="Forgot your password?" elsewhere={back}>
        <Text>
          This installation sends no mail. Ask its operator for a reset link: they make one with{' '}
          <code>greenroom user reset-link --email you@example.com</code>.
        </Text>
      </Door>
    );
  }
  return (
    <Door
      title="Forgot your password?"
      description="We send you a link with which to choose a new one."
      elsewhere={back}
    >
      {asking.isSuccess ? (
        <Alert icon={<Icon name="mail" />} role="status">
          If there is an account with {email}, a link is on its way. It works once and for an hour. Look into your spam
          folder too.
        </Alert>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            asking.mutate();
          }}
        >
          <Stack>
            <EmailField value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
            <ErrorNote error={asking.error} />
            <Button type="submit" loading={asking.isPending}>
              Send the link
            </Button>
          </Stack>
        </form>
      )}
    </Door>
  );
}

function NewPassword({ token, onNewLink }: { token: string; onNewLink: () => void }) {
  const [password, setPassword] = useState('');
  const setting = useMutation({
    mutationFn: () => auth('/reset-password', { token, newPassword: password } satisfies PasswordReset),
    onSuccess: () => startOver('/sign-in?done=reset'),
  });
  const isUsed = setting.error instanceof Refusal && setting.error.code === 'INVALID_TOKEN';
  return (
    <Door
      title="Choose a new password"
      description="You will be signed out wherever you are signed in now."
      elsewhere={back}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setting.mutate();
        }}
      >
        <Stack>
          <PasswordField
            kind="new"
            label="New password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            If this e-mail address was never confirmed, other ways to sign in, the API key, invitations and other
            members of the account are removed too.
          </Text>
          <ErrorNote error={setting.error} />
          {isUsed ? (
            <Button variant="default" onClick={onNewLink}>
              Ask for a new link
            </Button>
          ) : (
            <Button type="submit" loading={setting.isPending || setting.isSuccess}>
              Set the password
            </Button>
          )}
        </Stack>
      </form>
    </Door>
  );
}
