// The page for the API: the client's key, example requests, and the latest requests with the key.
import type { ApiKey } from '@greenroom/contract/dashboard/keys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '../lib/format.ts';
import { useVisitor } from '../lib/session.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { Examples } from '../parts/keys/examples.tsx';
import { LatestRequests } from '../parts/keys/latest-requests.tsx';
import { NewKeyNote } from '../parts/keys/new-key-note.tsx';
import { keyQuery, useNewKey } from '../parts/keys/use-key.ts';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';

export function KeysPage() {
  const query = useQuery(keyQuery);
  const [isConfirming, dialog] = useDisclosure();
  const creating = useNewKey(dialog.close);
  const isOwner = useVisitor().role === 'owner';
  return (
    <Page
      title="API"
      description={t`Create videos from your own software with an API key, paid with the credits of this account.`}
    >
      {creating.data && <NewKeyNote apiKey={creating.data.api_key} />}
      <Loaded query={query} skeleton={<SkeletonLines count={2} height={96} />}>
        {({ key }) =>
          key ? (
            <>
              <KeyCard shown={key} isOwner={isOwner} onReplace={dialog.open} />
              <Examples />
              <LatestRequests />
              <ConfirmDialog
                opened={isConfirming}
                onClose={dialog.close}
                title={t`Replace API key`}
                word="replace"
                action={t`Replace key`}
                onConfirm={() => creating.mutate(key.prefix)}
                busy={creating.isPending}
                error={creating.error}
              >
                <Trans>
                  The key that starts with <Code>{key.prefix}</Code> stops working immediately. Software that uses it
                  cannot call the API until you give it the new key. Videos in progress are not affected.
                </Trans>
              </ConfirmDialog>
            </>
          ) : (
            <EmptyState
              icon="key"
              title={t`No API key yet`}
              action={
                isOwner && (
                  <Button loading={creating.isPending} onClick={() => creating.mutate(null)}>
                    <Trans>Create API key</Trans>
                  </Button>
                )
              }
            >
              <Trans>
                Use an API key to create videos from your own software. Each account has one key, and you can replace it
                at any time.
              </Trans>{' '}
              {!isOwner && t`Ask a team owner to create the API key.`}
            </EmptyState>
          )
        }
      </Loaded>
      {!isConfirming && <ErrorNote error={creating.error} title={t`The API key could not be created`} />}
    </Page>
  );
}

function KeyCard({ shown, isOwner, onReplace }: { shown: ApiKey; isOwner: boolean; onReplace: () => void }) {
  const { prefix, created_at, last_used_at } = shown;
  return (
    <Paper>
      <Stack>
        <Group justify="space-between" gap="sm">
          <Text ff="monospace" fz="lg" style={{ overflowWrap: 'anywhere' }}>
            {prefix}_<span aria-hidden="true">••••••••</span>
          </Text>
          {isOwner && (
            <Button variant="default" onClick={onReplace}>
              <Trans>Replace…</Trans>
            </Button>
          )}
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} component="dl" m={0}>
          <Fact name={t`Created`} value={formatDateTime(created_at)} />
          <Fact name={t`Last used`} value={last_used_at ? <RelativeTime at={last_used_at} /> : t`Never`} />
        </SimpleGrid>
        {!isOwner && (
          <Text size="sm" c="dimmed">
            <Trans>Only team owners can replace the API key.</Trans>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <Text component="dt" c="dimmed" size="sm">
        {name}
      </Text>
      <Text component="dd" m={0}>
        {value}
      </Text>
    </div>
  );
}
