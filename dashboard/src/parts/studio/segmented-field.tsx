// A labeled segmented control whose long options wrap on a phone.
import { Input, SegmentedControl, Stack } from '@mantine/core';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
}

export const SegmentedField = <Value extends string>({ label, value, onChange, options }: Props<Value>) => {
  const id = useId();
  return (
    <Stack gap={0}>
      <Input.Label labelElement="div" id={id}>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={value}
        onChange={(selected) => onChange(selected as Value)}
        data={[...options]}
        styles={{ label: { whiteSpace: 'normal', height: '100%', alignContent: 'center' } }}
      />
    </Stack>
  );
};
