// Which movements are listed: by kind and by day.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { addDays, startOfDay } from '../usage/range.ts';
import { movementKinds } from './kinds.ts';

/** Empty where everything is wanted; days as `YYYY-MM-DD`. */
export const noFilter = { kind: '', from: '', to: '' };

export type LedgerFilter = typeof noFilter;

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The filter as `GET /ledger` takes it; the days are those of where the browser is. */
export const searchOf = ({ kind, from, to }: LedgerFilter) => ({
  kind: kind || undefined,
  from: isDay(from) ? startOfDay(from).toISOString() : undefined,
  to: isDay(to) ? startOfDay(addDays(to, 1)).toISOString() : undefined,
});

interface Props {
  filter: LedgerFilter;
  onChange: (change: Partial<LedgerFilter>) => void;
}

export function LedgerFilters({ filter, onChange }: Props) {
  const isSet = Object.values(filter).some((value) => value !== '');
  return (
    <Group align="flex-end" gap="sm">
      <NativeSelect
        label="Kind"
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[
          { value: '', label: 'Any' },
          ...Object.entries(movementKinds).map(([value, { name }]) => ({ value, label: name })),
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
