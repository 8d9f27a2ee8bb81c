// Which assets are shown: of what kind, and made on which days.
import { AssetKind } from '@greenroom/contract/assets';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { addDays, startOfDay } from '../usage/range.ts';

/** Empty where everything is wanted; days as `YYYY-MM-DD`. */
export const noFilter = { kind: '', from: '', to: '' };

export type AssetFilter = typeof noFilter;

export const assetNames: Readonly<Record<AssetKind, string>> = {
  video: 'Video',
  first_frame: 'First frame',
  tts_audio: 'Speech',
  character_sheet: 'Character sheet',
};

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The filter as `GET /assets` takes it; the days are those of where the browser is. */
export const searchOf = ({ kind, from, to }: AssetFilter) => ({
  kind: AssetKind.safeParse(kind).data,
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
