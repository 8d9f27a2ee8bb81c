// The ledger: every change of credits, with filters and a CSV download.
import type { LedgerEntry } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { apiUrl } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { BuyCreditsLink } from '../parts/credits/buy-credits-link.tsx';
import { CreditsPages } from '../parts/credits/credits-pages.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { LedgerFilters, noFilter, searchOf } from '../parts/ledger/filters.tsx';
import { LedgerTable } from '../parts/ledger/ledger-table.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { Page } from '../parts/page.tsx';

export function LedgerPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<LedgerEntry>('/ledger', { query: searchOf(filter) });
  return (
    <Page
      title={t`Ledger`}
      description={t`Every change to your credits. An order reserves credits; when the video finishes, its price is charged and the rest is returned. The balance is what is available after each entry.`}
      actions={
        <Button
          component="a"
          href={apiUrl('/ledger.csv', searchOf(filter))}
          download
          variant="default"
          leftSection={<Icon name="download" size={16} />}
        >
          <Trans>Download CSV</Trans>
        </Button>
      }
    >
      <CreditsPages />
      <LedgerFilters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <LedgerTable entries={items} />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState icon="ledger" title={t`No entries yet`} action={<BuyCreditsLink />}>
              <Trans>An entry is added whenever credits are bought, reserved, charged or refunded.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
