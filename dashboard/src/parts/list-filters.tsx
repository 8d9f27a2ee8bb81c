// The filters of every list, which a phone shows on request, with those of dates and the button that clears all.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { startOfDay } from '../lib/time-zone.ts';
import { Icon } from './icons.tsx';
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
  /** Always visible. */
  search?: ReactNode;
  /** Fields besides the search and the dates. */
  children: ReactNode;
}

export function ListFilters({ filter, onChange, onClear, search, children }: ListFiltersProps) {
  const [isOpen, { toggle }] = useDisclosure(isFiltered(filter));
  return (
    <Group align="flex-end" gap="sm">
      {search}
      <Button
        variant="default"
        hiddenFrom="sm"
        leftSection={<Icon name="filter" size={16} />}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Trans>Filters</Trans>
      </Button>
      <Group align="flex-end" gap="sm" visibleFrom={isOpen ? undefined : 'sm'}>
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
      </Group>
      {isFiltered(filter) && (
        <Button variant="subtle" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Group>
  );
}
