// A form for a change that needs a proof of identity: it asks for the password; a user without one must have signed in recently.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/http.ts';
import { CheckedForm } from '../checked-form.tsx';
import { ErrorNote } from '../error-note.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

interface ProofFormProps {
  hasPassword: boolean;
  children: ReactNode;
  action: string;
  isRed?: boolean;
  isReady?: boolean;
  run: (proof: { current_password?: string }) => void;
  error: Error | null;
  isBusy: boolean;
  onClose: () => void;
}

export function ProofForm({
  hasPassword,
  children,
  action,
  isRed,
  isReady = true,
  run,
  error,
  isBusy,
  onClose,
}: ProofFormProps) {
  const [password, setPassword] = useState('');
  const isWrong = error instanceof ApiError && error.field === 'current_password';
  return (
    <CheckedForm onSubmit={() => isReady && run({ ...(hasPassword && { current_password: password }) })}>
      {(problems) => (
        <Stack>
          {children}
          {hasPassword && (
            <OwnPasswordField
              value={password}
              onChange={setPassword}
              isWrong={isWrong}
              problem={problems.password}
              focused
            />
          )}
          <ErrorNote error={isWrong ? null : error} />
          <Group>
            <Button type="submit" color={isRed ? 'red.9' : undefined} disabled={!isReady} loading={isBusy}>
              {action}
            </Button>
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </Stack>
      )}
    </CheckedForm>
  );
}
