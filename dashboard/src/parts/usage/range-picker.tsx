// Picks a range of days: by a preset, or by its first and last day.
import { Button, Group, TextInput } from '@mantine/core';
import { addDays, type DayRange, daysIn, type Preset } from './range.ts';

interface Props {
  range: DayRange;
  presets: readonly Preset[];
  today: string;
  /** A longer range is cut at its other end. */
  mostDays: number;
  onChange(range: DayRange): void;
}

export function RangePicker({ range, presets, today, mostDays, onChange }: Props) {
  const pickFrom = (from: string) => {
    if (!from) return;
    const to = from > range.to ? from : range.to;
    onChange({ from, to: daysIn({ from, to }) > mostDays ? addDays(from, mostDays - 1) : to });
  };
  const pickTo = (to: string) => {
    if (!to) return;
    const from = to < range.from ? to : range.from;
    onChange({ from: daysIn({ from, to }) > mostDays ? addDays(to, 1 - mostDays) : from, to });
  };
  return (
    <Group align="flex-end" gap="sm">
      <Group gap={6} role="group" aria-label="Range">
        {presets.map(({ name, range: preset }) => {
          const isOn = preset.from === range.from && preset.to === range.to;
          return (
            <Button
              key={name}
              size="xs"
              variant={isOn ? 'light' : 'default'}
              aria-pressed={isOn}
              onClick={() => onChange(preset)}
            >
              {name}
            </Button>
          );
        })}
      </Group>
      <Group gap="sm" align="flex-end">
        <TextInput
          type="date"
          size="xs"
          label="First day"
          value={range.from}
          max={today}
          onChange={(event) => pickFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          size="xs"
          label="Last day"
          value={range.to}
          max={today}
          onChange={(event) => pickTo(event.currentTarget.value)}
        />
      </Group>
    </Group>
  );
}
