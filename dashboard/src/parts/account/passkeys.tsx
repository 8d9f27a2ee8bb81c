// The user's passkeys: adding one, and renaming or removing them.
import type { Passkey, PasskeyChange, PasskeyName } from '@greenroom/contract/dashboard/passkeys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../lib/http.ts';
import { browserHasPasskeys } from '../../lib/passkeys.ts';
import { queryClient } from '../../lib/query.ts';
import { useMe } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { RelativeTime } from '../relative-time.tsx';
import { RenameDialog } from '../rename-dialog.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ProofForm } from './proof-form.tsx';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  hasPassword: boolean;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: ['/account'] });

export function Passkeys({ passkeys, hasPassword }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const obstacle = useObstacle();
  return (
    <SettingsSection
      id="passkeys"
      title={t`Passkeys`}
      note={t`Sign in with your fingerprint, face or screen lock, or with a security key. A passkey needs no password and no code.`}
    >
      {obstacle && (
        <Text size="sm" c="dimmed">
          {obstacle}
        </Text>
      )}
      {isAdding && (
        <AddPasskey
          hasPassword={hasPassword}
          onClose={() => setAdding(false)}
          onAdded={async () => {
            setAdding(false);
            await refresh();
            showToast(t`Passkey added.`);
          }}
        />
      )}
      {passkeys.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <Item
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </Stack>
      )}
      {!obstacle && !isAdding && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            <Trans>Add passkey</Trans>
          </Button>
        </div>
      )}
      <RenameDialog
        item={renamed}
        label={t`Name`}
        rename={async (id, name) => {
          await post(`/account/passkeys/${id}/name`, { name } satisfies PasskeyName);
          await refresh();
        }}
        onClose={() => setRenamed(undefined)}
      />
      <Modal opened={removed !== undefined} onClose={() => setRemoved(undefined)} title={t`Remove passkey`}>
        {removed && <RemovePasskey passkey={removed} hasPassword={hasPassword} onClose={() => setRemoved(undefined)} />}
      </Modal>
    </SettingsSection>
  );
}

/** Why no passkey can be added here. */
function useObstacle() {
  const { passkey_origin: origin } = useMe();
  if (origin === null)
    return t`Passkeys need a domain name, and this installation is at an IP address. Ask your operator for one.`;
  if (origin !== window.location.origin) {
    const { hostname } = window.location;
    const { host } = new URL(origin);
    return (
      <Trans>
        Browsers allow no passkeys at {hostname}. Open{' '}
        <Anchor href={`${origin}/account`} inherit>
          {host}
        </Anchor>{' '}
        and sign in there to add one.
      </Trans>
    );
  }
  return browserHasPasskeys() ? null : t`This browser does not support passkeys.`;
}

interface ItemProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

const Item = ({ passkey: { name, synced, created_at, last_used_at }, onRename, onRemove }: ItemProps) => (
  <Group component="li" justify="space-between" gap="xs">
    <div style={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Text fw={500} size="sm" dir="auto">
        {name}
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>
          Added <RelativeTime at={created_at} />
        </Trans>
        {' · '}
        {last_used_at ? (
          <Trans>
            last used <RelativeTime at={last_used_at} />
          </Trans>
        ) : (
          <Trans>not used yet</Trans>
        )}
        {' · '}
        {synced ? <Trans>synced by your password manager</Trans> : <Trans>on one device</Trans>}
      </Text>
    </div>
    <Group gap="xs">
      <Button variant="default" size="xs" aria-label={t`Rename ${name}`} onClick={onRename}>
        <Trans>Rename</Trans>
      </Button>
      <Button variant="default" size="xs" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </Group>
  </Group>
);

interface RemovePasskeyProps {
  passkey: Passkey;
  hasPassword: boolean;
  onClose: () => void;
}

function RemovePasskey({ passkey: { id, name }, hasPassword, onClose }: RemovePasskeyProps) {
  const removing = useMutation({
    mutationFn: (proof: PasskeyChange) => post(`/account/passkeys/${id}/removal`, proof),
    async onSuccess() {
      await refresh();
      showToast(t`Passkey removed.`);
      onClose();
    },
  });
  return (
    <ProofForm
      hasPassword={hasPassword}
      action={t`Remove passkey`}
      isRed
      run={removing.mutate}
      error={removing.error}
      isBusy={removing.isPending}
      onClose={onClose}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Trans>
          <strong dir="auto">{name}</strong> then no longer signs you in. Delete it from your device or password manager
          too.
        </Trans>
      </Text>
    </ProofForm>
  );
}
