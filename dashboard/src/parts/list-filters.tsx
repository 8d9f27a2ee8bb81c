// The filters of every list, which a phone shows on request, with that of the period and the button that clears all.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { localTimeZone, startOfDay } from '../lib/time-zone.ts';
import { Icon } from './icons.tsx';
import classes from './list-filters.module.css';
import { DayField } from './usage/day-field.tsx';
import { addDays, type DayRange, presetsOn, todayIn } from './usage/range.ts';

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
  /** Fields besides the search and the period. */
  children?: ReactNode;
}

export function ListFilters({ filter, onChange, onClear, search, children }: ListFiltersProps) {
  const [clears, setClears] = useState(0);
  return (
    <Group align="flex-end" gap="sm">
      <FoldedFilters search={search} startsOpen={isFiltered(filter)}>
        {children}
        <PeriodFilter key={clears} range={filter} onChange={onChange} />
      </FoldedFilters>
      {isFiltered(filter) && (
        <Button
          variant="subtle"
          onClick={() => {
            setClears(clears + 1);
            onClear();
          }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Group>
  );
}

interface FoldedFiltersProps {
  /** Always visible. */
  search?: ReactNode;
  startsOpen: boolean;
  children: ReactNode;
}

/** On a phone, the fields are behind a button. In a `Group`. */
export function FoldedFilters({ search, startsOpen, children }: FoldedFiltersProps) {
  const [isOpen, { toggle }] = useDisclosure(startsOpen);
  return (
    <>
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
      <Group align="flex-end" gap="sm" visibleFrom={isOpen ? undefined : 'sm'} className={classes.fields}>
        {children}
      </Group>
    </>
  );
}

const [ANY, DATES] = ['', 'dates'];

/** One of the usual periods, or two dates. */
function PeriodFilter({ range: { from, to }, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const presets = presetsOn(todayIn(localTimeZone()));
  const preset = presets.find(({ range }) => range.from === from && range.to === to);
  const [picksDates, setPicksDates] = useState(false);
  const period = picksDates || (!preset && (from || to)) ? DATES : (preset?.name ?? ANY);
  return (
    <>
      <NativeSelect
        label={t`Period`}
        value={period}
        onChange={({ currentTarget: { value } }) => {
          setPicksDates(value === DATES);
          if (value !== DATES) onChange(presets.find(({ name }) => name === value)?.range ?? noDays);
        }}
        data={[
          { value: ANY, label: t`Any` },
          ...presets.map(({ name }) => ({ value: name, label: name })),
          { value: DATES, label: t`Dates…` },
        ]}
      />
      {period === DATES && (
        <>
          <DayField
            label={t`From`}
            value={from}
            max={to || undefined}
            onChange={(day) => onChange({ from: day, to })}
          />
          <DayField label={t`To`} value={to} min={from || undefined} onChange={(day) => onChange({ from, to: day })} />
        </>
      )}
    </>
  );
}
