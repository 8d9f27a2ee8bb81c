// The ledger of one client for the operator, with the filters of the client's own.
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import type { ClientDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { get } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { DownloadCsv } from '../parts/download-csv.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { LedgerFilters, noFilter, searchOf } from '../parts/ledger/filters.tsx';
import { BackLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { ClientLedgerTable } from '../parts/operator/client-ledger-table.tsx';
import { Page } from '../parts/page.tsx';

export function OperatorClientLedgerPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const path = `/operator/clients/${id}` as const;
  const [filter, setFilter] = useUrlState(noFilter);
  const { data: client } = useQuery({ queryKey: [path], queryFn: ({ signal }) => get<ClientDetail>(path, { signal }) });
  const list = useList<LedgerRow>(`${path}/ledger`, { query: searchOf(filter) });
  return (
    <Page
      title={t`Ledger`}
      above={
        <BackLink to="/operator/clients/$id" params={{ id }}>
          {client?.name ?? t`Client`}
        </BackLink>
      }
      actions={<DownloadCsv path={`${path}/ledger.csv`} query={searchOf(filter)} />}
      description={t`One row for each top-up and each job that ended. The balance includes credits reserved for active jobs.`}
    >
      <LedgerFilters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {(rows) =>
          rows.length > 0 ? (
            <>
              <ClientLedgerTable rows={rows} />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState icon="ledger" title={t`No entries yet`}>
              <Trans>Top-ups of the client appear here, and jobs with what they cost.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
