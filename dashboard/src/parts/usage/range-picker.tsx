// Picks a date range: a preset, or a first and a last day once they are asked for.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
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

export function RangePicker({ range, presets, today, maxDays, onChange }: Props) {
  const presetOf = presets.find(({ range: { from, to } }) => from === range.from && to === range.to);
  const [asksForDays, setAsksForDays] = useState(!presetOf);
  const isCustom = asksForDays || !presetOf;
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
      <Group gap={6} role="group" aria-label={t`Date range`}>
        {presets.map((preset) => {
          const isOn = !isCustom && preset === presetOf;
          return (
            <Button
              key={preset.name}
              size="xs"
              variant={isOn ? 'light' : 'default'}
              aria-pressed={isOn}
              onClick={() => {
                setAsksForDays(false);
                onChange(preset.range);
              }}
            >
              {preset.name}
            </Button>
          );
        })}
        <Button
          size="xs"
          variant={isCustom ? 'light' : 'default'}
          aria-pressed={isCustom}
          onClick={() => setAsksForDays(true)}
        >
          <Trans>Dates…</Trans>
        </Button>
      </Group>
      {isCustom && (
        <Group gap="sm" align="flex-end">
          <DayField size="xs" label={t`From`} value={range.from} max={today} onChange={pickFrom} />
          <DayField size="xs" label={t`To`} value={range.to} max={today} onChange={pickTo} />
        </Group>
      )}
    </Group>
  );
}
