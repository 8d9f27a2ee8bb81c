// The filters of the files page: words of names, creation dates and the kind of file.
import { t } from '@lingui/core/macro';
import { ListFilters, noDays, searchOfDays } from '../list-filters.tsx';
import { PillFilter } from '../pill-filter.tsx';
import { SearchField } from '../search-field.tsx';
import { assetNames, assetsNames } from './asset-names.ts';

export const noFilter = { q: '', kind: '', ...noDays };

type AssetFilter = typeof noFilter;

/** The query parameters of `GET /assets`. */
export const searchOf = ({ q, kind, ...days }: AssetFilter) => ({
  q,
  ...(kind in assetNames && { kind }),
  ...searchOfDays(days),
  // Several are on one card.
  limit: 48,
});

interface AssetFiltersProps {
  filter: AssetFilter;
  onChange: (change: Partial<AssetFilter>) => void;
}

export const AssetFilters = ({ filter, onChange }: AssetFiltersProps) => (
  <>
    <ListFilters
      filter={filter}
      onChange={onChange}
      onClear={() => onChange(noFilter)}
      search={<SearchField label={t`Search names`} value={filter.q} onChange={(q) => onChange({ q })} />}
    />
    <PillFilter
      label={t`Type`}
      value={filter.kind}
      onChange={(kind) => onChange({ kind })}
      options={[
        { value: '', label: t`All` },
        ...Object.entries(assetsNames).map(([value, label]) => ({ value, label })),
      ]}
    />
  </>
);
