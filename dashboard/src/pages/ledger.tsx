// The ledger: top-ups and what videos cost, with filters and a download of every entry.
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../lib/format.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { BuyCreditsLink } from '../parts/credits/buy-credits-link.tsx';
import { CreditsPages } from '../parts/credits/credits-pages.tsx';
import { creditsQuery } from '../parts/credits/queries.ts';
import { DownloadCsv } from '../parts/download-csv.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { LedgerFilters, noFilter, searchOf } from '../parts/ledger/filters.tsx';
import { LedgerTable } from '../parts/ledger/ledger-table.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { Page } from '../parts/page.tsx';

export function LedgerPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<LedgerRow>('/ledger', { query: searchOf(filter) });
  const { data: credits } = useQuery(creditsQuery);
  return (
    <Page
      title={t`Ledger`}
      heading={t`Credits`}
      description={t`What you bought and what each video cost, with the balance after each entry. The CSV file has every reservation and return too.`}
      actions={<DownloadCsv path="/ledger.csv" query={searchOf(filter)} />}
    >
      <CreditsPages />
      <LedgerFilters filter={filter} onChange={setFilter} />
      {credits && credits.held > 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            {formatCount(credits.held)} credits are reserved for work in progress, which is listed when it ends. The
            balance includes them until then.
          </Trans>
        </Text>
      )}
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <LedgerTable rows={items} />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState icon="ledger" title={t`No entries yet`} action={<BuyCreditsLink />}>
              <Trans>Purchases appear here, and videos with what they cost.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
