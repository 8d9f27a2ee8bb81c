// What is known about a client: notices, credits, and a card with its details.
import type { ClientDetail } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Code, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { formatBytes, formatCount, formatDateTime, formatDay, formatWorth } from '../../lib/format.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { DescriptionList } from '../description-list.tsx';
import { FoldedSection } from '../folded-section.tsx';
import { Icon } from '../icons.tsx';
import { MetricCard } from '../metric-card.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { CopyShortId } from './copy-id.tsx';
import { lastActivity } from './last-activity.ts';

interface ClientProps {
  client: ClientDetail;
}

export function ClientNotices({ client }: ClientProps) {
  if (client.deleted_at)
    return (
      <Alert color="gray" variant="light" title={client.erased_at ? t`Erased` : t`Erasing…`}>
        {client.erased_at
          ? t`Deleted on ${formatDateTime(client.deleted_at)}. Its data was erased by ${formatDateTime(client.erased_at)}. The ledger, receipts and purchases remain.`
          : t`Deleted on ${formatDateTime(client.deleted_at)}. The ledger, receipts and purchases remain.`}
      </Alert>
    );
  if (!client.suspended_at) return null;
  return (
    <Alert color="red" variant="light" icon={<Icon name="pause" />} title={t`Suspended`}>
      {client.suspension_reason && (
        <Text size="sm" fw={600} mb={4} style={{ overflowWrap: 'anywhere' }}>
          <Trans>Reason: {client.suspension_reason}</Trans>
        </Text>
      )}
      <Trans>
        Since {formatDateTime(client.suspended_at)}, API requests return 401 and users cannot create anything.
      </Trans>
    </Alert>
  );
}

export function ClientFigures({ client }: ClientProps) {
  const { credits, charged_30_days, active_jobs } = client;
  const lastActive = lastActivity(client);
  const figures = [
    { name: t`Credits available`, value: credits.free },
    { name: t`Credits reserved`, value: credits.held },
    { name: t`Charged, 30 days`, value: charged_30_days },
    ...(credits.debt > 0 ? [{ name: t`Credits owed`, value: credits.debt, warns: true }] : []),
  ];
  return (
    <SimpleGrid cols={{ base: 2, sm: figures.length + 1 }} spacing={{ base: 'xs', sm: 'md' }}>
      {figures.map(({ name, value, warns }) => (
        <MetricCard
          key={name}
          name={name}
          value={formatCount(value)}
          note={formatWorth(value)}
          warns={warns ?? false}
        />
      ))}
      <MetricCard
        name={t`Active jobs`}
        value={formatCount(active_jobs)}
        note={
          lastActive ? (
            <Trans>
              Last activity <RelativeTime at={lastActive} />
            </Trans>
          ) : (
            t`Never active`
          )
        }
      />
    </SimpleGrid>
  );
}

function Key({ apiKey }: { apiKey: ClientDetail['key'] }) {
  if (!apiKey) return t`None`;
  return (
    <>
      <Code fz="xs" p={2}>
        {apiKey.prefix}…
      </Code>
      <Text size="sm" c="dimmed" title={t`Created ${formatDay(apiKey.created_at)}`}>
        {apiKey.last_used_at ? (
          <Trans>
            Last used <RelativeTime at={apiKey.last_used_at} />
          </Trans>
        ) : (
          t`Never used`
        )}
      </Text>
    </>
  );
}

/** Folded on a phone, so that the lists below begin on its first screen. */
export function ClientDetails({ client }: ClientProps) {
  const isPhone = useIsPhone();
  return isPhone ? (
    <Paper component="section" aria-label={t`Details`} p={0}>
      <FoldedSection title={t`Details`}>
        <Facts client={client} />
      </FoldedSection>
    </Paper>
  ) : (
    <Paper component="section" p="lg">
      <Title order={2} size="md" mb="xs">
        <Trans>Details</Trans>
      </Title>
      <Facts client={client} />
    </Paper>
  );
}

const Facts = ({ client: { client_id, created_at, key, storage } }: ClientProps) => (
  <DescriptionList
    cols={{ base: 1, sm: 2, lg: 4 }}
    items={[
      [t`Client ID`, <CopyShortId key="id" id={client_id} label={t`client ID`} />],
      [t`API key`, <Key key="key" apiKey={key} />],
      [t`Created`, formatDateTime(created_at)],
      [
        t`Stored files`,
        plural(storage.objects, {
          one: `# file, ${formatBytes(storage.bytes)}`,
          other: `# files, ${formatBytes(storage.bytes)}`,
        }),
      ],
    ]}
  />
);
