// A filter whose few choices are all in sight.
import { Button, Group } from '@mantine/core';
import classes from './pill-filter.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
}

export const PillFilter = <Value extends string>({ label, value, onChange, options }: Props<Value>) => (
  <Group gap={6} role="group" aria-label={label} className={classes.choices}>
    {options.map((option) => (
      <Button
        key={option.value}
        size="xs"
        radius="xl"
        variant={option.value === value ? 'filled' : 'default'}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </Button>
    ))}
  </Group>
);
