// The second step of signing in: a code of the authenticator app, or a recovery code.
import type { RecoveryCode, TwoFactorCode } from '@greenroom/contract/dashboard/two-factor';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, auth } from '../../lib/http.ts';
import { CheckedForm } from '../checked-form.tsx';
import { ErrorNote } from '../error-note.tsx';
import { CodeField } from './code-field.tsx';

interface CodeFormProps {
  onSignedIn: () => void;
  onStartAgain: () => void;
}

/** Then only a new sign-in helps. */
const OVER = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

export function CodeForm({ onSignedIn, onStartAgain }: CodeFormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const checking = useMutation({
    mutationFn: () =>
      kind === 'app'
        ? auth('/two-factor/verify-totp', { code } satisfies TwoFactorCode)
        : auth('/two-factor/verify-backup-code', { code } satisfies RecoveryCode),
    onSuccess: onSignedIn,
    onError: () => setCode(''),
  });
  const { error } = checking;
  const isOver = error instanceof ApiError && OVER.has(error.code);
  const isAtField = error instanceof ApiError && error.status < 429 && !isOver;
  return (
    <CheckedForm onSubmit={checking.mutate} label={t`Two-factor authentication`}>
      {(problems) => (
        <Stack>
          <Text size="sm" c="dimmed">
            {kind === 'app'
              ? t`Enter the code that your authenticator app shows for Greenroom.`
              : t`Enter one of the recovery codes that you saved. Each works once.`}
          </Text>
          {kind === 'app' ? (
            <CodeField
              key="app"
              value={code}
              onChange={setCode}
              error={problems.code ?? (isAtField && error.message)}
              autoFocus
            />
          ) : (
            <TextInput
              key="recovery"
              label={t`Recovery code`}
              name="recovery_code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              withAsterisk={false}
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              error={problems.recovery_code ?? (isAtField && error.message)}
              autoFocus
            />
          )}
          <ErrorNote error={isAtField ? null : error} />
          {isOver ? (
            <Button onClick={onStartAgain}>
              <Trans>Start again</Trans>
            </Button>
          ) : (
            <Button type="submit" loading={checking.isPending || checking.isSuccess}>
              <Trans>Sign in</Trans>
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() => {
              checking.reset();
              setCode('');
              setKind(kind === 'app' ? 'recovery' : 'app');
            }}
          >
            {kind === 'app' ? t`Use a recovery code` : t`Use the authenticator app`}
          </Button>
        </Stack>
      )}
    </CheckedForm>
  );
}
