// Picks a date range: a preset from a menu, or a first and a last day once they are asked for.
import { t } from '@lingui/core/macro';
import { Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { DayField } from './day-field.tsx';
import { addDays, type DayRange, daysIn, type Preset } from './range.ts';

interface Props {
  range: DayRange;
  presets: readonly Preset[];
  today: string;
  /** A longer range is shortened at the other end. */
  maxDays: number;
  onChange(range: DayRange): void;
}

const DATES = 'dates';

export function RangePicker({ range, presets, today, maxDays, onChange }: Props) {
  const presetOf = presets.find(({ range: { from, to } }) => from === range.from && to === range.to);
  const [asksForDays, setAsksForDays] = useState(!presetOf);
  const period = asksForDays || !presetOf ? DATES : presetOf.name;
  const pickFrom = (from: string) => {
    if (!from) return;
    const to = from > range.to ? from : range.to;
    onChange({ from, to: daysIn({ from, to }) > maxDays ? addDays(from, maxDays - 1) : to });
  };
  const pickTo = (to: string) => {
    if (!to) return;
    const from = to < range.from ? to : range.from;
    onChange({ from: daysIn({ from, to }) > maxDays ? addDays(to, 1 - maxDays) : from, to });
  };
  return (
    <Group align="flex-end" gap="sm">
      <NativeSelect
        label={t`Period`}
        value={period}
        onChange={({ currentTarget: { value } }) => {
          setAsksForDays(value === DATES);
          const preset = presets.find(({ name }) => name === value);
          if (preset) onChange(preset.range);
        }}
        data={[...presets.map(({ name }) => ({ value: name, label: name })), { value: DATES, label: t`Dates…` }]}
      />
      {period === DATES && (
        <>
          <DayField label={t`From`} value={range.from} max={today} onChange={pickFrom} />
          <DayField label={t`To`} value={range.to} max={today} onChange={pickTo} />
        </>
      )}
    </Group>
  );
}
