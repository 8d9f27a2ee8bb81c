// Which assets are shown: of what kind, and made on which days.
import { NativeSelect } from '@mantine/core';
import { ListFilters, noDays, searchOfDays } from '../list-filters.tsx';
import { assetNames } from './asset-names.ts';

export const noFilter = { kind: '', ...noDays };

export type AssetFilter = typeof noFilter;

/** The filter as `GET /assets` takes it. */
export const searchOf = ({ kind, ...days }: AssetFilter) => ({
  kind: kind in assetNames ? kind : undefined,
  ...searchOfDays(days),
});

interface AssetFiltersProps {
  filter: AssetFilter;
  onChange: (change: Partial<AssetFilter>) => void;
}

export function AssetFilters({ filter, onChange }: AssetFiltersProps) {
  return (
    <ListFilters filter={filter} onChange={onChange} onClear={() => onChange(noFilter)}>
      <NativeSelect
        label="Kind"
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[
          { value: '', label: 'Everything' },
          ...Object.entries(assetNames).map(([value, label]) => ({ value, label })),
        ]}
      />
    </ListFilters>
  );
}
