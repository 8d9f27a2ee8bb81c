// The page for webhooks: the endpoints that are told of events.
import {
  type NewWebhook,
  type Webhook,
  type WebhookSecret,
  webhookLimits,
} from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Flex, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatCredits, formatList } from '../lib/format.ts';
import { post } from '../lib/http.ts';
import { whileLive } from '../lib/query.ts';
import { useVisitor } from '../lib/session.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { EndpointDialog } from '../parts/webhooks/endpoint-dialog.tsx';
import { EndpointStatus } from '../parts/webhooks/endpoint-status.tsx';
import { awaitsLowCredits } from '../parts/webhooks/low-credits.tsx';
import { deliveryStatusNames } from '../parts/webhooks/names.ts';
import { webhooksChanged, webhooksQuery } from '../parts/webhooks/queries.ts';
import { SecretNote } from '../parts/webhooks/secret-note.tsx';
import { UrlText } from '../parts/webhooks/url-text.tsx';

const columnsWith = (threshold: number | null): readonly Column<Webhook>[] => [
  {
    name: t`Endpoint`,
    cell: ({ webhook_id, url, description }) => (
      <>
        <TextLink to="/webhooks/$id" params={{ id: webhook_id }} style={{ overflowWrap: 'anywhere' }}>
          <UrlText url={url} />
        </TextLink>
        {description && (
          <Text size="sm" c="dimmed" dir="auto">
            {description}
          </Text>
        )}
      </>
    ),
  },
  { name: t`Events`, cell: ({ events }) => formatList(events) },
  {
    name: t`Last delivery`,
    cell: ({ last_delivery: last }) =>
      last ? (
        <>
          <Text inherit>
            <LastStatus of={last} />
          </Text>
          <Text size="sm" c="dimmed">
            <RelativeTime at={last.at} />
          </Text>
        </>
      ) : (
        t`None yet`
      ),
  },
  {
    name: t`Status`,
    main: true,
    cell: (webhook) => (
      <Flex direction="column" gap={6} align={{ base: 'flex-end', sm: 'flex-start' }}>
        <EndpointStatus webhook={webhook} />
        {threshold === null && awaitsLowCredits(webhook) && (
          <TextLink to="/credits" underline="never">
            <StatusBadge status="warning" label={t`No threshold`} />
          </TextLink>
        )}
      </Flex>
    ),
  },
];

const LastStatus = ({ of: { status, retry_at } }: { of: NonNullable<Webhook['last_delivery']> }) =>
  retry_at ? (
    <Trans>
      Failed, retrying <RelativeTime at={retry_at} />
    </Trans>
  ) : (
    deliveryStatusNames[status]
  );

export function WebhooksPage() {
  const query = useQuery({ ...webhooksQuery, refetchInterval: whileLive(() => true) });
  const isOwner = useVisitor().role === 'owner';
  const [isAdding, dialog] = useDisclosure();
  const adding = useMutation({
    mutationFn: (details: NewWebhook) => post<WebhookSecret>('/webhooks', details),
    async onSuccess() {
      await webhooksChanged();
      dialog.close();
    },
  });
  const add = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={dialog.open}>
      <Trans>Add endpoint</Trans>
    </Button>
  );
  const webhooks = query.data?.webhooks ?? [];
  const canAdd = isOwner && webhooks.length < webhookLimits.endpoints;
  return (
    <Page
      title={t`Webhooks`}
      description={
        <>
          <Trans>Tell your own software when videos are done and credits run low, instead of polling.</Trans>
          {!isOwner && (
            <>
              {' '}
              <Trans>Only owners can add or change endpoints.</Trans>
            </>
          )}
        </>
      }
      actions={canAdd && webhooks.length > 0 && add}
    >
      {adding.data && <SecretNote secret={adding.data.secret} />}
      <Loaded query={query}>
        {({ webhooks, credits_threshold: threshold }) => (
          <>
            {webhooks.length > 0 ? (
              <DataTable
                label={t`Endpoints`}
                columns={columnsWith(threshold)}
                rows={webhooks}
                rowKey={({ webhook_id }) => webhook_id}
              />
            ) : (
              <EmptyState icon="bolt" title={t`No endpoints yet`} action={isOwner && add}>
                {isOwner
                  ? t`An endpoint is a URL of your software. It receives a signed request for each event that you choose.`
                  : t`An endpoint is a URL of your software that is told of events. Ask a team owner to add one.`}
              </EmptyState>
            )}
            <Text size="sm" c="dimmed">
              {threshold === null
                ? t`The event credits.low needs a threshold.`
                : t`The event credits.low is sent when fewer than ${formatCredits(threshold)} are available.`}{' '}
              {isOwner ? (
                <TextLink to="/credits" inherit>
                  {threshold === null ? t`Set the threshold` : t`Change the threshold`}
                </TextLink>
              ) : threshold === null ? (
                t`Ask a team owner to set one.`
              ) : (
                t`Only team owners can change it.`
              )}
            </Text>
          </>
        )}
      </Loaded>
      <EndpointDialog
        opened={isAdding}
        onClose={dialog.close}
        onSave={(details) => adding.mutate(details)}
        busy={adding.isPending}
        error={adding.error}
      />
    </Page>
  );
}
