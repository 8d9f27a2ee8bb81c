// Which assets are shown: of what kind, and made on which days.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { addDays, startOfDay } from '../usage/range.ts';
import { assetNames } from './asset-names.ts';

/** Empty where everything is wanted; days as `YYYY-MM-DD`. */
export const noFilter = { kind: '', from: '', to: '' };

export type AssetFilter = typeof noFilter;

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The filter as `GET /assets` takes it; the days are those of where the browser is. */
export const searchOf = ({ kind, from, to }: AssetFilter) => ({
  kind: kind in assetNames ? kind : undefined,
  from: isDay(from) ? startOfDay(from).toISOString() : undefined,
  to: isDay(to) ? startOfDay(addDays(to, 1)).toISOString() : undefined,
});

interface AssetFiltersProps {
  filter: AssetFilter;
  onChange: (change: Partial<AssetFilter>) => void;
}

export function AssetFilters({ filter, onChange }: AssetFiltersProps) {
  const isSet = Object.values(filter).some((value) => value !== '');
  return (
    <Group align="flex-end" gap="sm">
      <NativeSelect
        label="Kind"
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[
          { value: '', label: 'Everything' },
          ...Object.entries(assetNames).map(([value, label]) => ({ value, label })),
        ]}
      />
      <TextInput
        type="date"
        label="From"
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      {isSet && (
        <Button variant="subtle" onClick={() => onChange(noFilter)}>
          Clear
        </Button>
      )}
    </Group>
  );
}
