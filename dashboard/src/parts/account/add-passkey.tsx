// Adds a passkey: a name and the proof of identity, then the browser's own dialog.
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import type { PasskeyChange } from '@greenroom/contract/dashboard/passkeys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addPasskey, stopPasskeys } from '../../lib/passkeys.ts';
import { browserName } from './browser-name.ts';
import { ProofForm } from './proof-form.tsx';

interface AddPasskeyProps {
  hasPassword: boolean;
  onClose: () => void;
  onAdded: () => void;
}

export function AddPasskey({ hasPassword, onClose, onAdded }: AddPasskeyProps) {
  const [name, setName] = useState(() => browserName(navigator.userAgent));
  const adding = useMutation({
    mutationFn: (proof: PasskeyChange) => addPasskey(name, proof),
    onSuccess: onAdded,
  });
  // Cancelled here, the browser's dialog must not add the passkey later.
  useEffect(() => () => void stopPasskeys(), []);
  return (
    <ProofForm
      hasPassword={hasPassword}
      action={t`Continue`}
      isReady={name.trim() !== ''}
      run={adding.mutate}
      error={adding.error}
      isBusy={adding.isPending}
      onClose={onClose}
    >
      <TextInput
        label={t`Name`}
        description={t`Tells your passkeys apart, such as the name of the device.`}
        dir="auto"
        maxLength={accountLimits.maxNameLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Text size="sm">
        <Trans>Your browser then asks where to save the passkey.</Trans>
      </Text>
    </ProofForm>
  );
}
