// One client for the operator: credits, details, jobs, ledger, purchases, users and audit log.

import type { ClientDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { get } from '../lib/http.ts';
import { BackLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { MoreActions } from '../parts/more-actions.tsx';
import { ClientDetails, ClientFigures, ClientNotices } from '../parts/operator/client-facts.tsx';
import { LatestActions, LatestJobs, LatestLedger, LatestPurchases, Users } from '../parts/operator/client-lists.tsx';
import { ClientStatus } from '../parts/operator/client-status.tsx';
import { ClientTabs } from '../parts/operator/client-tabs.tsx';
import { CreditsModal } from '../parts/operator/credits-modal.tsx';
import { DeletionModal } from '../parts/operator/deletion-modal.tsx';
import { SuspensionModal } from '../parts/operator/suspension-modal.tsx';
import { Page } from '../parts/page.tsx';

/** Credits change while jobs run. */
const REFRESH_MS = 10_000;

export function OperatorClientPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const path = `/operator/clients/${id}` as const;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get<ClientDetail>(path, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const [adjusting, credits] = useDisclosure();
  const [suspending, suspension] = useDisclosure();
  const [deleting, deletion] = useDisclosure();
  const client = query.data;
  return (
    <Page
      title={client?.name ?? t`Client`}
      heading={
        client && (
          <Group gap="sm">
            {client.name} <ClientStatus client={client} always />
          </Group>
        )
      }
      above={
        <BackLink to="/operator/clients">
          <Trans>All clients</Trans>
        </BackLink>
      }
      actions={
        client &&
        !client.deleted_at && (
          <>
            <Button variant="default" onClick={credits.open}>
              <Trans>Adjust credits</Trans>
            </Button>
            <Button variant="default" onClick={suspension.open}>
              {client.suspended_at ? t`Resume` : t`Suspend`}
            </Button>
            <MoreActions of={client.name} bordered>
              <Menu.Item c="var(--mantine-color-error)" onClick={deletion.open}>
                <Trans>Delete client…</Trans>
              </Menu.Item>
            </MoreActions>
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines count={6} height={72} />}>
        {(client) => (
          <>
            <ClientNotices client={client} />
            <ClientFigures client={client} />
            <ClientDetails client={client} />
            <ClientTabs
              panels={{
                jobs: <LatestJobs clientId={client.client_id} />,
                ledger: <LatestLedger clientId={client.client_id} />,
                purchases: <LatestPurchases client={client} />,
                users: <Users users={client.users} />,
                'audit-log': <LatestActions clientId={client.client_id} />,
              }}
            />
            <CreditsModal client={client} opened={adjusting} onClose={credits.close} />
            <SuspensionModal client={client} opened={suspending} onClose={suspension.close} />
            <DeletionModal client={client} opened={deleting} onClose={deletion.close} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
