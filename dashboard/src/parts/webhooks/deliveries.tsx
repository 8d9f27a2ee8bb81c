// What was sent to a webhook endpoint, with the responses; each event can be looked at and sent again.
import { DeliveryStatus, type Webhook, type WebhookDelivery } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatCount, formatElapsed } from '../../lib/format.ts';
import { useList } from '../../lib/query.ts';
import { shortId } from '../../lib/short-id.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { CopyIdButton } from '../copy-field.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { DateTime } from '../date-time.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { isFiltered } from '../list-filters.tsx';
import { LoadMore } from '../load-more.tsx';
import { Loaded } from '../loaded.tsx';
import { NoMatches } from '../no-matches.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryStatusNames, describeAttempt } from './names.ts';
import { deliveriesPath, useTestEvent } from './queries.ts';

const noFilter = { status: '' };

export function Deliveries({ webhook, isOwner }: { webhook: Webhook; isOwner: boolean }) {
  const { webhook_id: webhookId, enabled } = webhook;
  const [filter, setFilter] = useUrlState(noFilter);
  const [shownId, setShownId] = useState<string>();
  const list = useList<WebhookDelivery>(deliveriesPath(webhookId), { query: filter, isLive: () => true });
  const testing = useTestEvent(webhook);
  const isEmpty = list.items?.length === 0 && !isFiltered(filter);
  const test = isOwner && (
    <Button
      variant={isEmpty ? 'filled' : 'default'}
      leftSection={<Icon name="bolt" size={16} />}
      disabled={!enabled}
      loading={testing.isPending}
      onClick={() => testing.mutate()}
    >
      <Trans>Send test event</Trans>
    </Button>
  );
  const columns: Column<WebhookDelivery>[] = [
    {
      name: t`Event`,
      cell: ({ type, message_id }) => (
        <>
          <Code>{type}</Code>
          <Group gap={4} wrap="nowrap">
            <Text size="sm" c="dimmed" ff="monospace" title={message_id}>
              {shortId(message_id)}
            </Text>
            <CopyIdButton value={message_id} label={t`event ID`} />
          </Group>
        </>
      ),
    },
    {
      name: t`Status`,
      main: true,
      cell: (delivery) => <DeliveryBadge delivery={delivery} />,
    },
    {
      name: t`Response`,
      wide: true,
      cell: ({ attempts, next_attempt_at }) => {
        const last = attempts.at(-1);
        return (
          <>
            {last ? describeAttempt(last) : '–'}
            {last && next_attempt_at && (
              <Text size="sm" c="dimmed">
                <Trans>
                  Next attempt <RelativeTime at={next_attempt_at} />
                </Trans>
              </Text>
            )}
          </>
        );
      },
      inline: ({ attempts, next_attempt_at }) => {
        const last = attempts.at(-1);
        return (
          last && (
            <>
              {describeAttempt(last)}
              {next_attempt_at && (
                <>
                  {' · '}
                  <Trans>
                    Next attempt <RelativeTime at={next_attempt_at} />
                  </Trans>
                </>
              )}
            </>
          )
        );
      },
    },
    {
      name: t`Attempts`,
      right: true,
      cell: ({ attempts }) => formatCount(attempts.length),
      inline: ({ attempts }) => attempts.length > 1 && t`${formatCount(attempts.length)} attempts`,
    },
    {
      name: t`Duration`,
      right: true,
      cell: ({ attempts }) => (attempts.length > 0 ? formatElapsed(attempts.at(-1)!.duration_ms) : '–'),
      inline: ({ attempts }) => attempts.length > 0 && formatElapsed(attempts.at(-1)!.duration_ms),
    },
    {
      name: t`Time`,
      right: true,
      cell: ({ created_at }) => <DateTime exact at={created_at} />,
      inline: ({ created_at }) => <RelativeTime at={created_at} />,
    },
    {
      name: t`Actions`,
      hiddenName: true,
      right: true,
      cell: ({ delivery_id }) => (
        <Button variant="default" size="xs" onClick={() => setShownId(delivery_id)}>
          <Trans>Details</Trans>
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="sm" component="section">
      <Title order={2}>
        <Trans>Deliveries</Trans>
      </Title>
      <Text size="sm">
        <Trans>Events of the last 30 days and how your server answered.</Trans>
      </Text>
      {!isEmpty && (
        <Group align="flex-end" justify="space-between" gap="sm">
          <NativeSelect
            label={t`Status`}
            value={filter.status}
            onChange={(event) => setFilter({ status: event.currentTarget.value })}
            data={[
              { value: '', label: t`Any` },
              ...DeliveryStatus.options.map((status) => ({ value: status, label: deliveryStatusNames[status] })),
            ]}
          />
          {test}
        </Group>
      )}
      <ErrorNote error={testing.error} />
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <DataTable
                label={t`Deliveries`}
                columns={columns}
                rows={items}
                rowKey={({ delivery_id }) => delivery_id}
              />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState icon="bolt" title={t`No deliveries yet`} action={test}>
              {isOwner && enabled
                ? t`Send a test event, or wait for the first event.`
                : t`They appear here as soon as an event is sent.`}
            </EmptyState>
          )
        }
      </Loaded>
      <DeliveryDialog
        webhookId={webhookId}
        delivery={list.items?.find(({ delivery_id }) => delivery_id === shownId)}
        canReplay={isOwner && enabled}
        onClose={() => setShownId(undefined)}
      />
    </Stack>
  );
}
