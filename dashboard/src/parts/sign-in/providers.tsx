// Signing in by a provider, where the installation has one.
import type { Provider } from '@greenroom/contract/dashboard/me';
import { Button, Divider, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { auth } from '../../lib/http.ts';
import { startOver, useMe } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';

const names: Readonly<Record<Provider, string>> = { github: 'GitHub', google: 'Google' };

/** `invitation`: the token of the link by which somebody joins. */
export function ProviderButtons({ invitation }: { invitation?: string }) {
  const { providers } = useMe();
  const leaving = useMutation({
    mutationFn: (provider: Provider) => auth<{ url: string }>('/sign-in/social', { provider, invitation }),
    onSuccess: ({ url }) => startOver(url),
  });
  if (providers.length === 0) return null;
  return (
    <Stack gap="sm">
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          loading={leaving.isPending && leaving.variables === provider}
          onClick={() => leaving.mutate(provider)}
        >
          Continue with {names[provider]}
        </Button>
      ))}
      <ErrorNote error={leaving.error} />
      <Divider label="or with e-mail and password" />
    </Stack>
  );
}
