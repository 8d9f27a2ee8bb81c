// The filters of the assets page: words of names, type and creation dates.
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { ListFilters, noDays, searchOfDays } from '../list-filters.tsx';
import { SearchField } from '../search-field.tsx';
import { assetNames } from './asset-names.ts';

export const noFilter = { q: '', kind: '', ...noDays };

export type AssetFilter = typeof noFilter;

/** The query parameters of `GET /assets`. */
export const searchOf = ({ q, kind, ...days }: AssetFilter) => ({
  q,
  kind: kind in assetNames ? kind : undefined,
  ...searchOfDays(days),
});

interface AssetFiltersProps {
  filter: AssetFilter;
  onChange: (change: Partial<AssetFilter>) => void;
}

export function AssetFilters({ filter, onChange }: AssetFiltersProps) {
  return (
    <ListFilters
      filter={filter}
      onChange={onChange}
      onClear={() => onChange(noFilter)}
      search={<SearchField label={t`Search names`} value={filter.q} onChange={(q) => onChange({ q })} />}
    >
      <NativeSelect
        label={t`Type`}
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[{ value: '', label: t`Any` }, ...Object.entries(assetNames).map(([value, label]) => ({ value, label }))]}
      />
    </ListFilters>
  );
}
