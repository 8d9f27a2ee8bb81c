// The client's API key: how it begins, when it was used, and how it is made and replaced.
import type { ShownKey } from '@greenroom/contract/dashboard/keys';
import { Anchor, Button, Code, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { formatAge, formatDateTime } from '../lib/format.ts';
import { useVisitor } from '../lib/session.ts';
import { ConfirmTyped } from '../parts/confirm-typed.tsx';
import { CopyLines } from '../parts/copy-field.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { NewKeyNote } from '../parts/keys/new-key-note.tsx';
import { keyQuery, useNewKey } from '../parts/keys/use-key.ts';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

export function KeysPage() {
  const query = useQuery(keyQuery);
  const [asking, dialog] = useDisclosure();
  const making = useNewKey(dialog.close);
  const isOwner = useVisitor().role === 'owner';
  return (
    <Page
      title="API key"
      width="narrow"
      description="By its key a program of yours orders videos over the API, on this account’s credits."
    >
      {making.data && <NewKeyNote apiKey={making.data.api_key} />}
      <Loaded query={query} skeleton={<SkeletonLines count={2} height={96} />}>
        {({ key }) =>
          key ? (
            <>
              <KeyCard shown={key} isOwner={isOwner} onReplace={dialog.open} />
              <HowToUse />
              <ConfirmTyped
                opened={asking}
                onClose={dialog.close}
                title="Replace the key"
                word="replace"
                action="Replace the key"
                onConfirm={() => making.mutate(key.prefix)}
                busy={making.isPending}
                error={making.error}
              >
                The key that begins with <Code>{key.prefix}</Code> stops working at once, everywhere. Whatever uses it
                is refused until it has the new one. Videos that are being made go on.
              </ConfirmTyped>
            </>
          ) : (
            <EmptyState
              icon="key"
              title="No key yet"
              action={
                isOwner && (
                  <Button loading={making.isPending} onClick={() => making.mutate(null)}>
                    Create the key
                  </Button>
                )
              }
            >
              A key lets a program of yours do what you do here. There is one for the account; you can replace it at any
              time.{!isOwner && ' Ask an owner of your team to create it.'}
            </EmptyState>
          )
        }
      </Loaded>
      {!asking && <ErrorNote error={making.error} title="The key could not be made" />}
    </Page>
  );
}

function KeyCard({ shown, isOwner, onReplace }: { shown: ShownKey; isOwner: boolean; onReplace: () => void }) {
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
              Replace…
            </Button>
          )}
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} component="dl" m={0}>
          <Fact name="Created" value={formatDateTime(created_at)} />
          <Fact name="Last used" value={last_used_at ? formatAge(last_used_at) : 'Never'} />
        </SimpleGrid>
        {!isOwner && (
          <Text size="sm" c="dimmed">
            Only an owner of your team can replace it.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
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

function HowToUse() {
  const request = `curl ${window.location.origin}/api/partner/v1/usage/summary \\
  -H "Authorization: Bearer $GREENROOM_API_KEY"`;
  return (
    <Stack gap="sm" component="section">
      <Title order={2}>Try it</Title>
      <Text size="sm">
        With the key in the variable <Code>GREENROOM_API_KEY</Code>, this answers your balance. Everything else is in
        the{' '}
        <Anchor href="/docs" inherit>
          API reference
        </Anchor>
        .
      </Text>
      <CopyLines value={request} label="a request with curl" />
    </Stack>
  );
}
