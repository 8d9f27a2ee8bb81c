// Sign-in with a provider, if the installation has any.
import type { Provider } from '@greenroom/contract/dashboard/me';
import { Button, Divider, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { auth } from '../../lib/http.ts';
import { loadPage, useMe } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';

export const providerNames: Readonly<Record<Provider, string>> = { github: 'GitHub', google: 'Google' };

/** @param invitation the token of an invitation link. */
export function ProviderButtons({ invitation }: { invitation?: string }) {
  const { providers } = useMe();
  const redirecting = useMutation({
    mutationFn: (provider: Provider) => auth<{ url: string }>('/sign-in/social', { provider, invitation }),
    onSuccess: ({ url }) => loadPage(url),
  });
  if (providers.length === 0) return null;
  return (
    <Stack gap="sm">
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          loading={redirecting.isPending && redirecting.variables === provider}
          onClick={() => redirecting.mutate(provider)}
        >
          Continue with {providerNames[provider]}
        </Button>
      ))}
      <ErrorNote error={redirecting.error} />
      <Divider label="or with e-mail and password" />
    </Stack>
  );
}
