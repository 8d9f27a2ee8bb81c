// A field for a day, as `YYYY-MM-DD`; empty while none is typed.
import { TextInput, type TextInputProps } from '@mantine/core';

interface Props extends Pick<TextInputProps, 'label' | 'size' | 'min' | 'max'> {
  value: string;
  onChange(day: string): void;
}

export const DayField = ({ onChange, ...field }: Props) => (
  <TextInput type="date" {...field} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
);
