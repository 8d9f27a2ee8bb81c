// A search field that applies what was typed after a short pause.
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';

interface SearchFieldProps {
  label: string;
  description?: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MS = 250;

export function SearchField({ label, description, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const apply = useDebouncedCallback(onChange, PAUSE_MS);
  // Cleared elsewhere, or another page of the history.
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      type="search"
      label={label}
      description={description}
      flex="1 1 220px"
      maw={description ? 560 : 360}
      maxLength={200}
      value={typed}
      leftSection={<Icon name="search" size={16} />}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        apply(event.currentTarget.value);
      }}
    />
  );
}
