// One of the client's API keys, without its secret, and the dialog that replaces it.
import type { ApiKey } from '@greenroom/contract/dashboard/keys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RelativeTime } from '../relative-time.tsx';
import type { KeyCreation } from './use-key.ts';

interface KeyCardProps {
  /** If nothing around the card names it. */
  title?: string;
  shown: ApiKey;
  creation: KeyCreation;
  dialogTitle: string;
  /** What replacing the key does. */
  consequences: ReactNode;
  /** More facts. */
  children?: ReactNode;
}

export function KeyCard({ title, shown, creation, dialogTitle, consequences, children }: KeyCardProps) {
  const [isConfirming, dialog] = useDisclosure();
  const isOwner = useVisitor().role === 'owner';
  const { prefix, created_at, last_used_at } = shown;
  return (
    <Paper>
      <Stack>
        <Group justify="space-between" gap="sm">
          <div>
            {title && (
              <Title order={2} mb={4}>
                {title}
              </Title>
            )}
            <Text ff="monospace" fz="lg" style={{ overflowWrap: 'anywhere' }}>
              {prefix}_<span aria-hidden="true">••••••••</span>
            </Text>
          </div>
          {isOwner && (
            <Button variant="default" onClick={dialog.open}>
              <Trans>Replace…</Trans>
            </Button>
          )}
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} component="dl" m={0}>
          <Fact name={t`Created`} value={formatDateTime(created_at)} />
          <Fact name={t`Last used`} value={last_used_at ? <RelativeTime at={last_used_at} /> : t`Never`} />
          {children}
        </SimpleGrid>
        {!isOwner && (
          <Text size="sm" c="dimmed">
            <Trans>Only team owners can replace the API key.</Trans>
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        opened={isConfirming}
        onClose={dialog.close}
        title={dialogTitle}
        word="replace"
        action={t`Replace key`}
        onConfirm={() =>
          creation.mutate(prefix, {
            onSuccess: () => {
              dialog.close();
              showToast(t`Key replaced.`);
            },
          })
        }
        busy={creation.isPending}
        error={creation.error}
      >
        {consequences}
      </ConfirmDialog>
    </Paper>
  );
}

export function Fact({ name, value }: { name: string; value: ReactNode }) {
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
