// Which jobs are listed: by state, kind and the days on which they were ordered.
import { WorkKind } from '@greenroom/contract/console/usage';
import { JobStatus } from '@greenroom/contract/jobs';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { formatName } from '../../lib/format.ts';
import { addDays, startOfDay } from '../usage/range.ts';
import { kindNames } from './labels.ts';

/** Empty where everything is wanted; days as `YYYY-MM-DD`. */
export const noFilter = { status: '', kind: '', from: '', to: '' };

export type JobFilter = typeof noFilter;

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The filter as `GET /jobs` takes it; the days are those of where the browser is. */
export const searchOf = ({ status, kind, from, to }: JobFilter) => ({
  status,
  kind,
  from: isDay(from) ? startOfDay(from).toISOString() : undefined,
  to: isDay(to) ? startOfDay(addDays(to, 1)).toISOString() : undefined,
});

interface Props {
  filter: JobFilter;
  onChange(change: Partial<JobFilter>): void;
}

export function JobFilters({ filter, onChange }: Props) {
  const isSet = Object.values(filter).some((value) => value !== '');
  return (
    <Group align="flex-end" gap="sm">
      <NativeSelect
        label="State"
        value={filter.status}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
        data={[{ value: '', label: 'Any' }, ...JobStatus.options.map((value) => ({ value, label: formatName(value) }))]}
      />
      <NativeSelect
        label="Kind"
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[{ value: '', label: 'Any' }, ...WorkKind.options.map((value) => ({ value, label: kindNames[value] }))]}
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
