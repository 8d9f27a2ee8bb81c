// The dialog that adds a stock voice for free, or clones a voice from recordings with consent.

import type { NewVoice, VoicePage } from '@greenroom/contract/dashboard/library';
import { limits } from '@greenroom/contract/limits';
import { flatPrices } from '@greenroom/contract/prices';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { t } from '@lingui/core/macro';
import { Alert, Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { ErrorNote } from '../error-note.tsx';
import { useCreate } from '../studio/use-create.ts';
import { ConsentCheckbox, ConsentFields, consentOf, noConsent } from './consent-fields.tsx';
import { CreationProgress } from './creation-progress.tsx';
import classes from './library.module.css';
import { SampleField } from './sample-field.tsx';
import { type StockVoiceChoice, StockVoiceField } from './stock-voice-field.tsx';
import { stockVoiceName } from './stock-voice-name.ts';
import { useMounted } from './use-mounted.ts';
import { useKeepOnUnmount, useUploads } from './use-uploads.ts';

interface AddVoiceProps {
  opened: boolean;
  voices: VoicePage | undefined;
  onClose: () => void;
  onCreated: (name: string) => void;
}

export function AddVoiceDialog({ opened, voices, onClose, onCreated }: AddVoiceProps) {
  const isPhone = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened={opened} onClose={onClose} title={t`Add voice`} size="lg" fullScreen={isPhone}>
      <AddVoiceForm voices={voices} onCreated={onCreated} />
    </Modal>
  );
}

const cloneSteps = [
  [0, t`Analyzing the recordings…`],
  [20, t`Creating the voice…`],
  [60, t`This is taking longer than usual. You are charged when the voice is ready.`],
] as const;

const stockSteps = [
  [0, t`Adding the voice…`],
  [20, t`This is taking longer than usual.`],
] as const;

/** The browser's language. If the service does not support it, the preview says so. */
const browserLanguage = () => navigator.language.split('-')[0] ?? 'en';

function AddVoiceForm({ voices, onCreated }: Pick<AddVoiceProps, 'voices' | 'onCreated'>) {
  const visitor = useVisitor();
  const [kind, setKind] = useState<NewVoice['kind']>('library');
  const [choice, setChoice] = useState<StockVoiceChoice>({
    language: browserLanguage(),
    gender: 'female',
    variant: 0,
  });
  const [name, setName] = useState<string>();
  const [consent, setConsent] = useState(noConsent);
  const mounted = useMounted();
  const samples = useUploads('sample', limits.voiceSamples);
  const { create, pending, error } = useCreate<NewVoice, VoiceCreated>({
    path: '/voices',
    storageKey: `greenroom.${visitor.client_id}.voice`,
    onCreated(voice) {
      samples.clear();
      if (mounted.current) onCreated(voice.name);
      else showToast(t`Voice ${voice.name} added.`);
    },
    onFailed(failure, request) {
      if (!mounted.current) showToast(t`Voice ${request.name} not added: ${failure.message}`);
    },
  });

  const voiceName = name ?? (kind === 'library' ? stockVoiceName(choice) : '');
  useKeepOnUnmount(samples, pending !== undefined);

  const consentRequest = consentOf(consent, visitor.name, 'voice');
  const max = voices?.max_voices[kind] ?? Number.POSITIVE_INFINITY;
  const count = voices?.items.filter((voice) => voice.kind === kind).length ?? 0;
  const request = ((): NewVoice | undefined => {
    if (voiceName.trim() === '' || count >= max) return undefined;
    if (kind === 'library') return { kind, name: voiceName, ...choice };
    if (samples.busy || samples.ids.length === 0 || !consentRequest) return undefined;
    return { kind, name: voiceName, samples: samples.ids, consent: consentRequest };
  })();

  if (pending) {
    return (
      <CreationProgress
        title={pending.kind === 'library' ? t`Adding voice` : t`Cloning voice`}
        steps={pending.kind === 'library' ? stockSteps : cloneSteps}
      />
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (request) create(request);
      }}
    >
      <Stack>
        <SegmentedControl
          fullWidth
          value={kind}
          onChange={(value) => setKind(value as NewVoice['kind'])}
          data={[
            { value: 'library', label: t`Stock voice` },
            { value: 'cloned', label: t`Cloned voice` },
          ]}
          aria-label={t`Kind of voice`}
        />
        {count >= max && (
          <Alert color="yellow" variant="light" role="status">
            {kind === 'library'
              ? t`You have ${count} stock voices, the maximum. Delete one to add another.`
              : t`You have ${count} cloned voices, the maximum. Delete one to add another.`}
          </Alert>
        )}
        {kind === 'library' ? (
          <StockVoiceField value={choice} onChange={setChoice} />
        ) : (
          <SampleField uploads={samples} />
        )}
        <TextInput
          label={t`Name`}
          description={t`Not visible to viewers`}
          value={voiceName}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={limits.voiceNameLength}
          required
        />
        {kind === 'cloned' && <ConsentFields subject="voice" value={consent} onChange={setConsent} />}
        <ErrorNote error={error} title={kind === 'library' ? t`Voice not added` : t`Voice not cloned`} />
        <Stack gap="xs" className={classes.submit}>
          {kind === 'cloned' && <ConsentCheckbox subject="voice" value={consent} onChange={setConsent} />}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {kind === 'library'
                ? t`Free.`
                : t`${formatPrice(flatPrices.clonedVoice)}, charged when the voice is ready.`}
              {voices && ' '}
              {voices && t`${count} of ${max} used.`}
            </Text>
            <Button type="submit" disabled={!request}>
              {kind === 'library' ? t`Add voice` : t`Clone voice`}
            </Button>
          </Group>
          {!request && count < max && (
            <Text size="xs" c="dimmed" ta="right">
              {nextStep(kind, {
                name: voiceName,
                samples: samples.ids.length,
                busy: samples.busy,
                hasConsent: consentRequest !== undefined,
              })}
            </Text>
          )}
        </Stack>
      </Stack>
    </form>
  );
}

/** What to do next, while the form is incomplete. */
function nextStep(
  kind: NewVoice['kind'],
  form: { name: string; samples: number; busy: boolean; hasConsent: boolean },
): string {
  if (kind === 'cloned' && form.busy) return t`Recordings are uploading…`;
  if (kind === 'cloned' && form.samples === 0) return t`Add at least one usable recording.`;
  if (form.name.trim() === '') return t`Enter a name.`;
  return form.hasConsent ? '' : t`Complete the consent.`;
}
