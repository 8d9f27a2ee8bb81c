// What the filters of a list have in common: its days, and the way back to everything.
import { Button, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { addDays, type DayRange, startOfDay } from './usage/range.ts';

/** Empty where every day is wanted. */
export const noDays: DayRange = { from: '', to: '' };

export const isFiltered = (filter: object): boolean => Object.values(filter).some((value) => value !== '');

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The days as lists take them: from an instant to before another, on the calendar of where the browser is. */
export const searchOfDays = ({ from, to }: DayRange) => ({
  from: isDay(from) ? startOfDay(from).toISOString() : undefined,
  to: isDay(to) ? startOfDay(addDays(to, 1)).toISOString() : undefined,
});

interface ListFiltersProps {
  filter: DayRange;
  onChange: (change: Partial<DayRange>) => void;
  onClear: () => void;
  /** Fields besides the days. */
  children: ReactNode;
}

export function ListFilters({ filter, onChange, onClear, children }: ListFiltersProps) {
  return (
    <Group align="flex-end" gap="sm">
      {children}
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
      {isFiltered(filter) && (
        <Button variant="subtle" onClick={onClear}>
          Clear
        </Button>
      )}
    </Group>
  );
}
