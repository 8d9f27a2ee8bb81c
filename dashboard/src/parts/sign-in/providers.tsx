// Sign-in with a provider, if the installation has any.
import type { Provider } from '@greenroom/contract/dashboard/me';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Divider, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { auth } from '../../lib/http.ts';
import { loadPage, useMe } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';

export const providerNames: Readonly<Record<Provider, string>> = { github: 'GitHub', google: 'Google' };

const NEXT = 'greenroom.next';

/** The page to return to after the browser has visited a provider. */
export const nextAfterProvider = (): string | undefined => sessionStorage.getItem(NEXT) ?? undefined;

interface ProviderButtonsProps {
  /** The token of an invitation link. */
  invitation?: string;
  /** The page to return to. */
  next?: string | undefined;
}

export function ProviderButtons({ invitation, next }: ProviderButtonsProps) {
  const { providers } = useMe();
  const redirecting = useMutation({
    mutationFn: (provider: Provider) => auth<{ url: string }>('/sign-in/social', { provider, invitation }),
    onSuccess({ url }) {
      sessionStorage.setItem(NEXT, next ?? '/');
      loadPage(url);
    },
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
          <Trans>Continue with {providerNames[provider]}</Trans>
        </Button>
      ))}
      <ErrorNote error={redirecting.error} />
      <Divider label={t`or with e-mail and password`} />
    </Stack>
  );
}
