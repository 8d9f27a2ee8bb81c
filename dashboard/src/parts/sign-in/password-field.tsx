// A password, which can be shown while it is typed.
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** A new one has to be long enough, and password managers offer to make it. */
  kind: 'new' | 'current';
}

export function PasswordField({ kind, label = 'Password', ...rest }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label={label}
      name="password"
      required
      withAsterisk={false}
      autoComplete={`${kind}-password`}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? 'Hide the password' : 'Show the password',
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...(kind === 'new' && {
        minLength: accountLimits.passwordLeast,
        maxLength: accountLimits.passwordMost,
        description: `At least ${accountLimits.passwordLeast} characters. A few words in a row are easy to keep in mind.`,
      })}
      {...rest}
    />
  );
}
