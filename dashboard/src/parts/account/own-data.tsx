// Exports what is stored about the user, and deletes the account.
import type {
  AccountDeletionPreview,
  AccountDeletionRequest,
  AccountExport,
  ExportRequest,
} from '@greenroom/contract/dashboard/own-data';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCredits } from '../../lib/format.ts';
import { get, post } from '../../lib/http.ts';
import { loadPage } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { Icon } from '../icons.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ProofForm } from './proof-form.tsx';

export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, form] = useDisclosure();
  return (
    <SettingsSection
      id="data"
      title={t`Your data`}
      note={t`Download what is stored about you: profile, teams, sessions, invitations, purchases and consents. Videos belong to your team.`}
    >
      {isOpen ? (
        <Export hasPassword={hasPassword} onClose={form.close} />
      ) : (
        <Group>
          <Button variant="default" onClick={form.open}>
            <Trans>Export my data</Trans>
          </Button>
        </Group>
      )}
    </SettingsSection>
  );
}

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, form] = useDisclosure();
  return (
    <SettingsSection
      id="delete"
      title={t`Delete account`}
      note={t`Erases your profile and signs you out. You leave your teams, and a team without other members is deleted with its videos.`}
      isDangerous
    >
      {isOpen ? (
        <Deletion hasPassword={hasPassword} onClose={form.close} />
      ) : (
        <Group>
          <Button variant="outline" color="red" c="var(--mantine-color-error)" onClick={form.open}>
            <Trans>Delete account…</Trans>
          </Button>
        </Group>
      )}
    </SettingsSection>
  );
}

interface FormProps {
  hasPassword: boolean;
  onClose: () => void;
}

function Export({ hasPassword, onClose }: FormProps) {
  const exporting = useMutation({
    mutationFn: (proof: ExportRequest) => post<AccountExport>('/account/export', proof),
    onSuccess(data) {
      save('greenroom-account.json', JSON.stringify(data, null, 2));
      showToast(t`Your data was downloaded.`);
      onClose();
    },
  });
  return (
    <ProofForm
      hasPassword={hasPassword}
      action={t`Download`}
      run={exporting.mutate}
      error={exporting.error}
      isBusy={exporting.isPending}
      onClose={onClose}
    >
      <Title order={3}>
        <Trans>Export your data</Trans>
      </Title>
      <Text size="sm">
        <Trans>You get a JSON file.</Trans>
      </Text>
    </ProofForm>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

function Deletion({ hasPassword, onClose }: FormProps) {
  const query = useQuery({
    queryKey: ['/account/deletion'],
    queryFn: ({ signal }) => get<AccountDeletionPreview>('/account/deletion', { signal }),
    staleTime: 0,
  });
  return (
    <Loaded query={query} skeleton={<SkeletonLines count={3} />}>
      {({ obstacles, teams }) =>
        obstacles.length > 0 ? (
          <Stack>
            <Alert
              color="red"
              variant="light"
              icon={<Icon name="warning" />}
              title={t`Your account cannot be deleted yet`}
            >
              <Stack gap="xs">
                {obstacles.map((obstacle) => (
                  <Text key={obstacle} size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {obstacle}
                  </Text>
                ))}
              </Stack>
            </Alert>
            <div>
              <Button variant="default" onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            </div>
          </Stack>
        ) : (
          <ConfirmDeletion hasPassword={hasPassword} teams={teams} onClose={onClose} />
        )
      }
    </Loaded>
  );
}

function ConfirmDeletion({ hasPassword, teams, onClose }: FormProps & Pick<AccountDeletionPreview, 'teams'>) {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const deleting = useMutation({
    mutationFn: (proof: ExportRequest) =>
      post('/account/deletion', {
        ...proof,
        teams: teams.map(({ client_id, credits }) => ({ client_id, credits })),
      } satisfies AccountDeletionRequest),
    onSuccess: () => loadPage('/sign-in?done=deleted'),
  });
  const agree = (id: string, isAgreed: boolean) =>
    setAgreed(new Set(isAgreed ? [...agreed, id] : [...agreed].filter((one) => one !== id)));
  return (
    <ProofForm
      hasPassword={hasPassword}
      action={t`Delete account`}
      isRed
      isReady={teams.every(({ client_id }) => agreed.has(client_id))}
      run={deleting.mutate}
      error={deleting.error}
      isBusy={deleting.isPending || deleting.isSuccess}
      onClose={onClose}
    >
      <Title order={3}>
        <Trans>Delete your account</Trans>
      </Title>
      <Text size="sm">
        <Trans>
          Your profile, sign-in methods and sessions are erased at once. This cannot be undone. Receipts and consent
          records are kept with your name, as the law demands.
        </Trans>
      </Text>
      {teams.map(({ client_id, name, credits }) => (
        <Checkbox
          key={client_id}
          label={
            credits > 0
              ? t`Also delete ${name}, with all its videos, presenters and voices, and lose its ${formatCredits(credits)}`
              : t`Also delete ${name}, with all its videos, presenters and voices`
          }
          description={t`It has no other members.`}
          checked={agreed.has(client_id)}
          onChange={(event) => agree(client_id, event.currentTarget.checked)}
          styles={{ body: { overflowWrap: 'anywhere' } }}
        />
      ))}
    </ProofForm>
  );
}
