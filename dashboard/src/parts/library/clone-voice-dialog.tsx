// The dialog that clones a voice from recordings, with consent.
import type { NewVoice, VoicePage } from '@greenroom/contract/dashboard/library';
import { limits } from '@greenroom/contract/limits';
import { flatPrices } from '@greenroom/contract/prices';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { ErrorNote } from '../error-note.tsx';
import { storageKey } from '../studio/storage-keys.ts';
import { useCreate } from '../studio/use-create.ts';
import {
  ConsentCheckbox,
  type ConsentDraft,
  ConsentFields,
  consentOf,
  missingConsent,
  noConsent,
} from './consent-fields.tsx';
import { CreationProgress } from './creation-progress.tsx';
import classes from './library.module.css';
import { SampleField } from './sample-field.tsx';
import { useMounted } from './use-mounted.ts';
import { useKeepOnUnmount, useUploads } from './use-uploads.ts';

interface CloneVoiceProps {
  opened: boolean;
  voices: VoicePage | undefined;
  onClose: () => void;
  onCreated: (name: string) => void;
}

export function CloneVoiceDialog({ opened, voices, onClose, onCreated }: CloneVoiceProps) {
  const isPhone = useIsPhone();
  return (
    <Modal opened={opened} onClose={onClose} title={t`Clone a voice`} size="lg" fullScreen={isPhone}>
      <CloneVoiceForm voices={voices} onCreated={onCreated} />
    </Modal>
  );
}

const steps = [
  [0, t`Analyzing the recordings…`],
  [20, t`Creating the voice…`],
  [60, t`This is taking longer than usual. You are charged when the voice is ready.`],
] as const;

function CloneVoiceForm({ voices, onCreated }: Pick<CloneVoiceProps, 'voices' | 'onCreated'>) {
  const visitor = useVisitor();
  const [name, setName] = useState('');
  const [consent, setConsent] = useState(noConsent);
  const mounted = useMounted();
  const samples = useUploads('sample', limits.voiceSamples);
  const { create, pending, error } = useCreate<NewVoice, VoiceCreated>({
    path: '/voices',
    storageKey: storageKey(visitor.client_id, 'voice'),
    onCreated(voice) {
      samples.clear();
      if (mounted.current) onCreated(voice.name);
      else showToast(t`Voice ${voice.name} added.`);
    },
    onFailed(failure, request) {
      if (!mounted.current) showToast(t`Voice ${request.name} not added: ${failure.message}`);
    },
  });
  useKeepOnUnmount(samples, pending !== undefined);

  const consentRequest = consentOf(consent, visitor.name, 'voice');
  const max = voices?.max_voices.cloned ?? Number.POSITIVE_INFINITY;
  const count = voices?.items.filter(({ kind }) => kind === 'cloned').length ?? 0;
  const request = ((): NewVoice | undefined => {
    if (name.trim() === '' || count >= max) return undefined;
    if (samples.busy || samples.ids.length === 0 || !consentRequest) return undefined;
    return { kind: 'cloned', name, samples: samples.ids, consent: consentRequest };
  })();

  if (pending) return <CreationProgress title={t`Cloning voice`} steps={steps} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (request) create(request);
      }}
    >
      <Stack>
        {count >= max && (
          <Alert color="yellow" variant="light" role="status">
            {t`You have ${count} cloned voices, the maximum. Delete one to add another.`}
          </Alert>
        )}
        <SampleField uploads={samples} />
        <TextInput
          label={t`Name`}
          description={t`Not visible to viewers`}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={limits.voiceNameLength}
          required
        />
        <ConsentFields subject="voice" value={consent} onChange={setConsent} />
        <ErrorNote error={error} title={t`Voice not cloned`} />
        <Stack gap="xs" className={classes.submit}>
          <ConsentCheckbox subject="voice" value={consent} onChange={setConsent} />
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {t`${formatPrice(flatPrices.clonedVoice)}, charged when the voice is ready.`}
              {voices && ` ${t`${count} of ${max} used.`}`}
            </Text>
            <Button type="submit" disabled={!request}>
              <Trans>Clone voice</Trans>
            </Button>
          </Group>
          {!request && count < max && (
            <Text size="xs" c="dimmed" ta="right">
              {nextStep({
                name,
                samples: samples.ids.length,
                busy: samples.busy,
                consent,
              })}
            </Text>
          )}
        </Stack>
      </Stack>
    </form>
  );
}

/** What to do next, while the form is incomplete. */
function nextStep(form: { name: string; samples: number; busy: boolean; consent: ConsentDraft }): string {
  if (form.busy) return t`Recordings are uploading…`;
  if (form.samples === 0) return t`Add at least one usable recording.`;
  if (form.name.trim() === '') return t`Enter a name.`;
  return missingConsent(form.consent, 'voice');
}
