// A password field with a button that shows the password.
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { t } from '@lingui/core/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** A new password has a minimum length, and password managers offer to generate one. */
  kind: 'new' | 'current';
}

export function PasswordField({ kind, label = t`Password`, ...rest }: PasswordFieldProps) {
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
        'aria-label': visible ? t`Hide password` : t`Show password`,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...(kind === 'new' && {
        minLength: accountLimits.minPasswordLength,
        maxLength: accountLimits.maxPasswordLength,
        description: t`At least ${accountLimits.minPasswordLength} characters`,
      })}
      {...rest}
    />
  );
}
