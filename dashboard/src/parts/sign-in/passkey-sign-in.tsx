// Sign-in with a passkey: by a button, or chosen in the browser's suggestions for the e-mail address.
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  browserHasPasskeys,
  canSuggestPasskeys,
  isStopped,
  signInWithPasskey,
  stopPasskeys,
} from '../../lib/passkeys.ts';
import { useMe } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';

/** Before the challenge expires, which works for ten minutes. */
const RENEWAL_MS = 8 * 60_000;

export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { passkey_origin: origin } = useMe();
  if (origin === null || !browserHasPasskeys()) return null;
  if (origin === window.location.origin) return <PasskeyButton onSignedIn={onSignedIn} />;
  // Browsers have none for the address of this page.
  const { host } = new URL(origin);
  return (
    <Group justify="center">
      <Anchor href={`${origin}${window.location.pathname}${window.location.search}`} size="sm">
        <Trans>Sign in with a passkey at {host}</Trans>
      </Anchor>
    </Group>
  );
}

function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const signingIn = useMutation({ mutationFn: () => signInWithPasskey(), onSuccess: onSignedIn });
  const suggesting = useMutation({ mutationFn: () => signInWithPasskey({ autofill: true }), onSuccess: onSignedIn });
  const suggest = useEffectEvent(() => suggesting.mutate());
  const isSigningIn = signingIn.isPending || signingIn.isSuccess;
  // The button's dialog ends the suggestions. They begin again when it was cancelled.
  useEffect(() => {
    if (isSigningIn) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isLeft = false;
    void canSuggestPasskeys().then((can) => {
      if (!can || isLeft) return;
      suggest();
      timer = setInterval(suggest, RENEWAL_MS);
    });
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [isSigningIn]);
  useEffect(() => () => void stopPasskeys(), []);
  const suggestingError = suggesting.error && !isStopped(suggesting.error) ? suggesting.error : null;
  return (
    <Stack gap="sm">
      <Button variant="default" loading={isSigningIn} onClick={() => signingIn.mutate()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <ErrorNote error={signingIn.error ?? suggestingError} />
    </Stack>
  );
}
