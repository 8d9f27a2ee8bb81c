// One webhook endpoint: its state, events and secret, and what was sent to it.
import type { Webhook } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDateTime, formatList } from '../lib/format.ts';
import { whileLive } from '../lib/query.ts';
import { useVisitor } from '../lib/session.ts';
import { CopyIdButton } from '../parts/copy-field.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { BackLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Deliveries } from '../parts/webhooks/deliveries.tsx';
import { EndpointActions } from '../parts/webhooks/endpoint-actions.tsx';
import { EndpointProblem, EndpointStatus } from '../parts/webhooks/endpoint-status.tsx';
import { awaitsLowCredits, NoThreshold } from '../parts/webhooks/low-credits.tsx';
import { webhooksQuery } from '../parts/webhooks/queries.ts';
import { SecretNote } from '../parts/webhooks/secret-note.tsx';
import { UrlText } from '../parts/webhooks/url-text.tsx';

export function WebhookPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const query = useQuery({ ...webhooksQuery, refetchInterval: whileLive(() => true) });
  const isOwner = useVisitor().role === 'owner';
  const [error, setError] = useState<Error | null>(null);
  const [secret, setSecret] = useState<string>();
  const webhook = query.data?.webhooks.find(({ webhook_id }) => webhook_id === id);
  return (
    <Page
      title={webhook ? webhook.description || new URL(webhook.url).host : t`Endpoint`}
      above={
        <BackLink to="/webhooks">
          <Trans>Webhooks</Trans>
        </BackLink>
      }
      actions={webhook && isOwner && <EndpointActions webhook={webhook} onError={setError} onNewSecret={setSecret} />}
    >
      <ErrorNote error={error} />
      {secret && <SecretNote secret={secret} isReplaced />}
      <Loaded query={query} skeleton={<SkeletonLines count={3} height={96} />}>
        {({ credits_threshold: threshold }) =>
          webhook ? (
            <>
              <EndpointProblem webhook={webhook} />
              {threshold === null && awaitsLowCredits(webhook) && <NoThreshold isOwner={isOwner} />}
              <EndpointCard webhook={webhook} />
              <Deliveries webhook={webhook} isOwner={isOwner} />
            </>
          ) : (
            <EmptyState icon="bolt" title={t`Endpoint not found`}>
              <Trans>It may have been removed.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}

function EndpointCard({ webhook }: { webhook: Webhook }) {
  const { url, events, old_secret_expires_at } = webhook;
  return (
    <Paper>
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Group gap={4} wrap="nowrap" miw={0}>
            <Text ff="monospace" style={{ overflowWrap: 'anywhere' }}>
              <UrlText url={url} />
            </Text>
            <CopyIdButton value={url} label="URL" />
          </Group>
          <EndpointStatus webhook={webhook} />
        </Group>
        <Text size="sm">
          <Trans>Receives {formatList(events)}.</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>
            Each request is signed with the secret that was shown when the endpoint was added. If it is lost, replace
            it.
          </Trans>
        </Text>
        {old_secret_expires_at && (
          <Text size="sm">
            <Trans>The old secret signs until {formatDateTime(old_secret_expires_at)}.</Trans>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
