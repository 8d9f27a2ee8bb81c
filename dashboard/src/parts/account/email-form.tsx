// Changes the e-mail address: a link goes to the new address, a notice to the old one.
import type { NewEmail } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, post } from '../../lib/http.ts';
import { useMe } from '../../lib/session.ts';
import { CheckedForm } from '../checked-form.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { EmailField } from '../sign-in/email-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

export function EmailForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { mail } = useMe();
  return (
    <SettingsSection
      id="email"
      title={t`E-mail address`}
      note={
        <Trans>
          You sign in as <strong>{email}</strong>.
        </Trans>
      }
    >
      {mail ? (
        <ChangeEmail hasPassword={hasPassword} />
      ) : (
        <Text size="sm">
          <Trans>E-mail is not set up on this installation, so the address cannot be changed.</Trans>
        </Text>
      )}
    </SettingsSection>
  );
}

function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState('');
  const changing = useMutation({
    mutationFn: () =>
      post('/account/email', { email, ...(hasPassword && { current_password: password }) } satisfies NewEmail),
    onSuccess() {
      setSentTo(email);
      setEmail('');
      setPassword('');
    },
  });
  const field = changing.error instanceof ApiError ? changing.error.field : undefined;
  const errorOf = (name: string) => field === name && changing.error?.message;
  return (
    <CheckedForm onSubmit={changing.mutate}>
      {(problems) => (
        <Stack>
          {changing.isSuccess && (
            <Alert role="status" icon={<Icon name="check" />}>
              <Trans>
                Open the link sent to <strong>{sentTo}</strong> in this browser. Until then, your address stays the
                same.
              </Trans>
            </Alert>
          )}
          <EmailField
            label={t`New e-mail address`}
            name="new_email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={problems.new_email ?? errorOf('email')}
          />
          {hasPassword && (
            <OwnPasswordField
              value={password}
              onChange={setPassword}
              isWrong={field === 'current_password'}
              problem={problems.password}
            />
          )}
          <ErrorNote error={field === 'email' || field === 'current_password' ? null : changing.error} />
          <div>
            <Button type="submit" variant="default" loading={changing.isPending}>
              <Trans>Change e-mail address</Trans>
            </Button>
          </div>
        </Stack>
      )}
    </CheckedForm>
  );
}
