// The date filters of every list, and the button that clears all filters.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { startOfDay } from '../lib/time-zone.ts';
import { addDays, type DayRange } from './usage/range.ts';

/** No date limits. */
export const noDays: DayRange = { from: '', to: '' };

export const isFiltered = (filter: object): boolean => Object.values(filter).some((value) => value !== '');

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The dates as instants in the browser's time zone; `to` is exclusive. */
export const searchOfDays = ({ from, to }: DayRange) => ({
  from: isDay(from) ? startOfDay(from).toISOString() : undefined,
  to: isDay(to) ? startOfDay(addDays(to, 1)).toISOString() : undefined,
});

interface ListFiltersProps {
  filter: DayRange;
  onChange: (change: Partial<DayRange>) => void;
  onClear: () => void;
  /** Fields besides the dates. */
  children: ReactNode;
}

export function ListFilters({ filter, onChange, onClear, children }: ListFiltersProps) {
  return (
    <Group align="flex-end" gap="sm">
      {children}
      <TextInput
        type="date"
        label={t`From`}
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`To`}
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      {isFiltered(filter) && (
        <Button variant="subtle" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Group>
  );
}
