// Asks for the user's own password, as the proof of identity before a change of the account.
import { t } from '@lingui/core/macro';
import { PasswordField } from '../sign-in/password-field.tsx';

interface Props {
  value: string;
  onChange: (password: string) => void;
  isWrong: boolean;
  /** What is wrong with it before it is sent. */
  problem: string | undefined;
  /** The field gets the focus when it appears. */
  focused?: boolean;
}

export const OwnPasswordField = ({ value, onChange, isWrong, problem, focused = false }: Props) => (
  <PasswordField
    kind="current"
    label={t`Your password`}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={problem ?? (isWrong && t`Wrong password. Try again.`)}
    data-autofocus={focused || undefined}
  />
);
