// The field for the six digits of an authenticator app, which password managers can fill in.
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: ReactNode;
  autoFocus?: boolean;
}

export const CodeField = ({ onChange, ...rest }: CodeFieldProps) => (
  <TextInput
    label={t`Code`}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    withAsterisk={false}
    minLength={6}
    // Apps show the digits in two groups.
    onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
    {...rest}
  />
);
