// Sign-in with a passkey: by a button, or chosen in the browser's suggestions for the e-mail address.
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/http.ts';
import { browserHasPasskeys, signInWithPasskey, stopPasskeys, suggestPasskeys } from '../../lib/passkeys.ts';
import { useMe } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';

/** Before the challenge expires, which works for ten minutes. */
const RENEWAL_MS = 8 * 60_000;

export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { passkey_origin: origin } = useMe();
  if (origin === null || !browserHasPasskeys()) return null;
  if (origin === window.location.origin) return <PasskeyButton onSignedIn={onSignedIn} />;
  // Browsers have none for the address of this page.
  return (
    <Button component="a" href={`${origin}${window.location.pathname}${window.location.search}`} variant="default">
      <Trans>Sign in with a passkey</Trans>
    </Button>
  );
}

function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const signingIn = useMutation({ mutationFn: () => signInWithPasskey(), onSuccess: onSignedIn });
  const suggesting = useMutation({
    mutationFn: suggestPasskeys,
    onSuccess: (isSignedIn) => isSignedIn && onSignedIn(),
  });
  const suggest = useEffectEvent(suggesting.mutate);
  const isSigningIn = signingIn.isPending || signingIn.isSuccess;
  // The button's dialog ends the suggestions. They begin again when it was cancelled.
  useEffect(() => {
    if (isSigningIn) return;
    const needed = new AbortController();
    suggest(needed.signal);
    const timer = setInterval(() => suggest(needed.signal), RENEWAL_MS);
    return () => {
      needed.abort();
      clearInterval(timer);
    };
  }, [isSigningIn]);
  useEffect(() => () => void stopPasskeys(), []);
  // The user has seen no dialog: only the rejection of the passkey that they chose is news.
  const { error } = suggesting;
  const rejection = error instanceof ApiError && error.status === 401 ? error : null;
  return (
    <Stack gap="sm">
      <Button variant="default" loading={isSigningIn} onClick={() => signingIn.mutate()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <ErrorNote error={signingIn.error ?? rejection} />
    </Stack>
  );
}
