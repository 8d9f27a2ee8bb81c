// The page for the API: the client's key, example requests, and the latest requests with the keys.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useVisitor } from '../lib/session.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { Examples } from '../parts/keys/examples.tsx';
import { KeyCard } from '../parts/keys/key-card.tsx';
import { LatestRequests } from '../parts/keys/latest-requests.tsx';
import { NewKeyNote } from '../parts/keys/new-key-note.tsx';
import { TestKey } from '../parts/keys/test-key.tsx';
import { keyQuery, useNewKey } from '../parts/keys/use-key.ts';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

export function KeysPage() {
  const query = useQuery(keyQuery);
  const creation = useNewKey();
  const isOwner = useVisitor().role === 'owner';
  return (
    <Page
      title="API"
      description={t`Create videos from your own software with an API key, paid with the credits of this account.`}
    >
      {creation.data && <NewKeyNote apiKey={creation.data.api_key} />}
      <Loaded query={query} skeleton={<SkeletonLines count={2} height={96} />}>
        {({ key }) =>
          key ? (
            <>
              <KeyCard
                title={t`API key`}
                shown={key}
                creation={creation}
                dialogTitle={t`Replace API key`}
                consequences={
                  <Trans>
                    The key that starts with <Code>{key.prefix}</Code> stops working immediately. Software that uses it
                    cannot call the API until you give it the new key. Videos in progress are not affected.
                  </Trans>
                }
              />
              <TestKey />
              <Examples />
              <LatestRequests />
            </>
          ) : (
            <>
              <EmptyState
                icon="key"
                title={t`No API key yet`}
                action={
                  isOwner && (
                    <Button loading={creation.isPending} onClick={() => creation.mutate(null)}>
                      <Trans>Create API key</Trans>
                    </Button>
                  )
                }
              >
                <Trans>
                  Use an API key to create videos from your own software. Each account has one key, and you can replace
                  it at any time.
                </Trans>{' '}
                {!isOwner && t`Ask a team owner to create the API key.`}
              </EmptyState>
              <TestKey />
            </>
          )
        }
      </Loaded>
      {creation.variables === null && <ErrorNote error={creation.error} title={t`The API key could not be created`} />}
    </Page>
  );
}
