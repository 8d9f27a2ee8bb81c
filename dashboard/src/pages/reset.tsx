// Password reset: requests a link, or sets a new password with one.
import type { PasswordReset, PasswordResetRequest } from '@greenroom/contract/dashboard/sign-in';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHashToken } from '../lib/hash-token.ts';
import { ApiError, auth } from '../lib/http.ts';
import { loadPage, useMe } from '../lib/session.ts';
import { setPageTitle } from '../lib/tab-title.ts';
import { CheckedForm } from '../parts/checked-form.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { FoldedSection } from '../parts/folded-section.tsx';
import { Icon } from '../parts/icons.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { Notice } from '../parts/notice.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';
import { EmailField } from '../parts/sign-in/email-field.tsx';
import { PasswordField } from '../parts/sign-in/password-field.tsx';

export function ResetPage() {
  const [token, clear] = useHashToken();
  return token ? <NewPassword key={token} token={token} onNewLink={clear} /> : <RequestLink />;
}

const back = (
  <TextLink to="/sign-in">
    <Trans>Back to sign-in</Trans>
  </TextLink>
);

function RequestLink() {
  const { mail } = useMe();
  const [email, setEmail] = useState('');
  const requesting = useMutation({
    mutationFn: () => auth('/request-password-reset', { email } satisfies PasswordResetRequest),
  });
  if (!mail) return <AskOperator />;
  return (
    <AuthCard
      title={t`Forgot your password?`}
      description={t`Enter your e-mail address to get a link for setting a new password.`}
      footer={back}
    >
      {requesting.isSuccess ? (
        <Alert icon={<Icon name="mail" />} role="status">
          <Trans>
            If there is an account with {email}, we sent it a link. It works once and expires after an hour. Check your
            spam folder too.
          </Trans>
        </Alert>
      ) : (
        <CheckedForm onSubmit={requesting.mutate}>
          {(problems) => (
            <Stack>
              <EmailField
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                error={problems.email}
              />
              <ErrorNote error={requesting.error} />
              <Button type="submit" loading={requesting.isPending}>
                <Trans>Send link</Trans>
              </Button>
            </Stack>
          )}
        </CheckedForm>
      )}
    </AuthCard>
  );
}

/** Without e-mail, only a command creates the link. */
function AskOperator() {
  const title = t`Forgot your password?`;
  useEffect(() => setPageTitle(title), [title]);
  return (
    <Stack gap="lg">
      <Notice icon="key" title={title} order={1}>
        <Trans>Ask your administrator for a reset link. It works once, and you choose a new password with it.</Trans>
      </Notice>
      <ButtonLink to="/sign-in" fullWidth>
        <Trans>Back to sign-in</Trans>
      </ButtonLink>
      <FoldedSection title={t`I run this server`}>
        <Stack gap="xs">
          <Text size="sm">
            <Trans>Create the link on the server, with the e-mail address of the account:</Trans>
          </Text>
          <CopyField value="npx greenroom user create-reset-link --email you@example.com" label={t`command`} />
        </Stack>
      </FoldedSection>
    </Stack>
  );
}

function NewPassword({ token, onNewLink }: { token: string; onNewLink: () => void }) {
  const [password, setPassword] = useState('');
  const setting = useMutation({
    mutationFn: () => auth('/reset-password', { token, newPassword: password } satisfies PasswordReset),
    onSuccess: () => loadPage('/sign-in?done=reset'),
  });
  const isUsed = setting.error instanceof ApiError && setting.error.code === 'INVALID_TOKEN';
  return (
    <AuthCard title={t`Set a new password`} description={t`This signs you out everywhere.`} footer={back}>
      <CheckedForm onSubmit={setting.mutate}>
        {(problems) => (
          <Stack>
            <PasswordField
              kind="new"
              label={t`New password`}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={problems.password}
            />
            <Text size="sm" c="dimmed">
              <Trans>
                If this e-mail address was never confirmed, this also removes other sign-in methods, the API key,
                invitations and other members of the team.
              </Trans>
            </Text>
            <ErrorNote error={setting.error} />
            {isUsed ? (
              <Button variant="default" onClick={onNewLink}>
                <Trans>Request new link</Trans>
              </Button>
            ) : (
              <Button type="submit" loading={setting.isPending || setting.isSuccess}>
                <Trans>Set password</Trans>
              </Button>
            )}
          </Stack>
        )}
      </CheckedForm>
    </AuthCard>
  );
}
