// The e-mail address field.
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { t } from '@lingui/core/macro';
import { TextInput, type TextInputProps } from '@mantine/core';

export const EmailField = (props: TextInputProps) => (
  <TextInput
    label={t`E-mail address`}
    name="email"
    type="email"
    autoComplete="username"
    required
    withAsterisk={false}
    maxLength={accountLimits.maxEmailLength}
    {...props}
  />
);
