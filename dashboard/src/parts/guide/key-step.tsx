// The guide step that creates the API key, if there is none, and shows it once.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { NewKeyNote } from '../keys/new-key-note.tsx';
import { keyQuery, useNewKey } from '../keys/use-key.ts';
import { Loaded, SkeletonLines } from '../loaded.tsx';

/** @param apiKey the complete key, once it was created here. */
export function KeyStep({ apiKey, onCreated }: { apiKey: string | undefined; onCreated: (apiKey: string) => void }) {
  const query = useQuery(keyQuery);
  const creation = useNewKey({ onCreated: ({ api_key }) => onCreated(api_key) });
  const { mail, visitor } = useMe();
  if (apiKey) return <NewKeyNote apiKey={apiKey} />;
  return (
    <Loaded query={query} skeleton={<SkeletonLines count={1} />}>
      {() => {
        if (mail && !visitor?.email_verified)
          return (
            <Text size="sm">
              <Trans>Confirm your e-mail address first.</Trans>
            </Text>
          );
        return (
          <>
            <Button loading={creation.isPending} onClick={() => creation.mutate(null)}>
              <Trans>Create API key</Trans>
            </Button>
            <ErrorNote error={creation.error} title={t`The API key could not be created`} />
          </>
        );
      }}
    </Loaded>
  );
}
