// Changes the password, which signs the user out everywhere else.

import type { PasswordChange } from '@greenroom/contract/dashboard/account';
import type { Provider } from '@greenroom/contract/dashboard/me';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatList } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toasts.ts';
import { CheckedForm } from '../checked-form.tsx';
import { ErrorNote } from '../error-note.tsx';
import { TextLink } from '../links.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { providerNames } from '../sign-in/providers.tsx';

interface PasswordFormProps {
  email: string;
  hasPassword: boolean;
  providers: readonly Provider[];
}

export function PasswordForm({ email, hasPassword, providers }: PasswordFormProps) {
  return (
    <SettingsSection
      id="password"
      title={t`Password`}
      note={hasPassword ? t`A new password signs you out everywhere else.` : undefined}
    >
      {hasPassword ? (
        <ChangePassword email={email} />
      ) : (
        <Text size="sm">
          <Trans>
            You sign in with {formatList(providers.map((provider) => providerNames[provider]))} and have no password.{' '}
            <TextLink to="/reset">Set a password</TextLink> to sign in with your e-mail address too.
          </Trans>
        </Text>
      )}
    </SettingsSection>
  );
}

function ChangePassword({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const changing = useMutation({
    mutationFn: () =>
      post('/account/password', { current_password: current, new_password: next } satisfies PasswordChange),
    async onSuccess() {
      setCurrent('');
      setNext('');
      await queryClient.invalidateQueries({ queryKey: ['/account'] });
      showToast(t`Password changed. You are signed out everywhere else.`);
    },
  });
  return (
    <CheckedForm onSubmit={changing.mutate}>
      {(problems) => (
        <Stack>
          {/* For password managers. */}
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            kind="current"
            error={problems.password}
            label={t`Current password`}
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
          <PasswordField
            kind="new"
            name="new_password"
            error={problems.new_password}
            label={t`New password`}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <ErrorNote error={changing.error} />
          <div>
            <Button type="submit" variant="default" loading={changing.isPending}>
              <Trans>Change password</Trans>
            </Button>
          </div>
        </Stack>
      )}
    </CheckedForm>
  );
}
