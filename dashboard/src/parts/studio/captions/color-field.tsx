// A colour that is picked, or typed as a company writes it in its style guide: #0f7b5f.
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './captions.module.css';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
}

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** The `#` may be missing. */
const colorIn = (text: string): string => `#${text.trim().replace(/^#/, '').toLowerCase()}`;

export const ColorField = ({ label, value, onChange }: Props) => {
  const [typed, setTyped] = useState(value);
  // Picked, or changed elsewhere.
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      label={label}
      value={typed}
      maxLength={7}
      w={128}
      spellCheck={false}
      styles={{ label: { marginBottom: 4 } }}
      error={!isColor(colorIn(typed))}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          aria-label={t`${label}: pick a colour`}
          className={classes.swatch}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      onChange={(event) => {
        const color = colorIn(event.currentTarget.value);
        setTyped(event.currentTarget.value);
        if (isColor(color)) onChange(color);
      }}
      onBlur={() => setTyped(value)}
    />
  );
};
