// Every movement of credits, by day and kind, and as a file that adds up.
import type { Movement } from '@greenroom/contract/dashboard/ledger';
import { Button } from '@mantine/core';
import { apiUrl } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { LedgerFilters, noFilter, searchOf } from '../parts/ledger/filters.tsx';
import { MovementTable } from '../parts/ledger/movement-table.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

export function LedgerPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<Movement>('/ledger', { query: searchOf(filter) });
  return (
    <Page
      title="Ledger"
      description="Every movement of your credits. Free ones can be spent; held ones wait for the end of a job. The balance is what was free right after."
      actions={
        <Button
          component="a"
          href={apiUrl('/ledger.csv', searchOf(filter))}
          download
          variant="default"
          leftSection={<Icon name="download" size={16} />}
        >
          Download CSV
        </Button>
      }
    >
      <LedgerFilters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <MovementTable movements={items} />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <EmptyState
              icon="filter"
              title="No such movement"
              action={
                <Button variant="default" onClick={() => setFilter(noFilter)}>
                  Show all movements
                </Button>
              }
            >
              Nothing that moved fits these filters.
            </EmptyState>
          ) : (
            <EmptyState
              icon="ledger"
              title="Nothing has moved yet"
              action={<ButtonLink to="/credits">Buy credits</ButtonLink>}
            >
              Whenever credits are bought, set aside for a job, charged or given back, it stands here with its reason.
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
