// Two-factor authentication: turning it on with an authenticator app, new recovery codes, and turning it off.
import type {
  NewRecoveryCodes,
  TwoFactorChange,
  TwoFactorCode,
  TwoFactorSetup,
} from '@greenroom/contract/dashboard/two-factor';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, auth } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toasts.ts';
import { CheckedForm } from '../checked-form.tsx';
import { CopyField } from '../copy-field.tsx';
import { ErrorNote } from '../error-note.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TwoFactorProps {
  enabled: boolean;
  hasPassword: boolean;
}

export function TwoFactor({ enabled, hasPassword }: TwoFactorProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [action, setAction] = useState<'enable' | 'disable' | 'generate-backup-codes'>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['/account'] });
  return (
    <SettingsSection
      id="two-factor"
      title={t`Two-factor authentication`}
      state={
        <Badge variant={enabled ? 'light' : 'default'} tt="none">
          {enabled ? t`On` : t`Off`}
        </Badge>
      }
      note={
        enabled
          ? t`After your password, sign-in asks for a code of your authenticator app.`
          : t`Protect your account with a code of an authenticator app, such as Aegis, 1Password or Google Authenticator.`
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
      ) : setup ? (
        <Verify
          setup={setup}
          onCancel={() => setSetup(undefined)}
          onVerified={async () => {
            setCodes(setup.recovery_codes);
            setSetup(undefined);
            await refresh();
            showToast(t`Two-factor authentication is on.`);
          }}
        />
      ) : action ? (
        <Prove
          key={action}
          action={action}
          hasPassword={hasPassword}
          onCancel={() => setAction(undefined)}
          onDone={async (result) => {
            setAction(undefined);
            if (action === 'enable') setSetup(result as TwoFactorSetup);
            if (action === 'generate-backup-codes') setCodes(result.recovery_codes);
            if (action !== 'disable') return;
            await refresh();
            showToast(t`Two-factor authentication is off.`);
          }}
        />
      ) : enabled ? (
        <Group>
          <Button variant="default" onClick={() => setAction('generate-backup-codes')}>
            <Trans>Create new recovery codes</Trans>
          </Button>
          <Button variant="default" onClick={() => setAction('disable')}>
            <Trans>Turn off</Trans>
          </Button>
        </Group>
      ) : (
        <div>
          <Button variant="default" onClick={() => setAction('enable')}>
            <Trans>Set up</Trans>
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

const actions = {
  enable: { label: t`Continue`, text: t`Confirm that it is you.` },
  disable: { label: t`Turn off`, text: t`Your password alone then signs you in.` },
  'generate-backup-codes': { label: t`Create codes`, text: t`The old recovery codes stop working.` },
} as const;

interface ProveProps {
  action: keyof typeof actions;
  hasPassword: boolean;
  onCancel: () => void;
  onDone: (result: TwoFactorSetup | NewRecoveryCodes) => void;
}

function Prove({ action, hasPassword, onCancel, onDone }: ProveProps) {
  const proving = useMutation({
    mutationFn: (proof: TwoFactorChange) => auth<TwoFactorSetup>(`/two-factor/${action}`, proof),
    onSuccess: onDone,
  });
  return (
    <ProofForm
      hasPassword={hasPassword}
      action={actions[action].label}
      isRed={action === 'disable'}
      run={proving.mutate}
      error={proving.error}
      isBusy={proving.isPending}
      onClose={onCancel}
    >
      <Text size="sm">{actions[action].text}</Text>
    </ProofForm>
  );
}

interface VerifyProps {
  setup: TwoFactorSetup;
  onCancel: () => void;
  onVerified: () => void;
}

function Verify({ setup, onCancel, onVerified }: VerifyProps) {
  const [code, setCode] = useState('');
  const verifying = useMutation({
    mutationFn: () => auth('/two-factor/verify-totp', { code } satisfies TwoFactorCode),
    onSuccess: onVerified,
    onError: () => setCode(''),
  });
  const isWrong = verifying.error instanceof ApiError && verifying.error.status === 401;
  return (
    <CheckedForm onSubmit={verifying.mutate}>
      {(problems) => (
        <Stack>
          <Text size="sm">
            <Trans>Scan this QR code with your authenticator app, or type the key into it.</Trans>
          </Text>
          <QrCode text={setup.uri} label={t`QR code for the authenticator app`} />
          <CopyField value={new URL(setup.uri).searchParams.get('secret') ?? ''} label={t`key`} />
          <CodeField value={code} onChange={setCode} error={problems.code ?? (isWrong && verifying.error?.message)} />
          <ErrorNote error={isWrong ? null : verifying.error} />
          <Group>
            <Button type="submit" loading={verifying.isPending}>
              <Trans>Turn on</Trans>
            </Button>
            <Button variant="default" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </Stack>
      )}
    </CheckedForm>
  );
}
