// Making a voice: picked from the library for nothing, or cloned from recordings with somebody's consent.
import type { NewVoice, VoiceShelf } from '@greenroom/contract/dashboard/library';
import { limits } from '@greenroom/contract/limits';
import { flatPrices } from '@greenroom/contract/prices';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { Alert, Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { formatCredits } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { useOrder } from '../studio/use-order.ts';
import { ConsentFields, consentOf, noConsent } from './consent-fields.tsx';
import { languageName } from './language-name.ts';
import { type LibraryChoice, LibraryVoiceField } from './library-voice-field.tsx';
import { MakingNote } from './making-note.tsx';
import { SampleField } from './sample-field.tsx';
import { useHere } from './use-here.ts';
import { useLent, useUploads } from './use-uploads.ts';

interface NewVoiceProps {
  opened: boolean;
  shelf: VoiceShelf | undefined;
  onClose: () => void;
  onMade: (name: string) => void;
}

export function NewVoiceDialog({ opened, shelf, onClose, onMade }: NewVoiceProps) {
  const small = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened={opened} onClose={onClose} title="New voice" size="lg" fullScreen={small}>
      <NewVoiceForm shelf={shelf} onMade={onMade} />
    </Modal>
  );
}

const cloneSteps = [
  [0, 'Listening to the recordings and measuring the voice…'],
  [20, 'Tuning the voice to them…'],
  [60, 'This takes longer than usual: other work is before it. Nothing is charged until it is made.'],
] as const;

const librarySteps = [
  [0, 'Proving the voice with a few words…'],
  [20, 'This takes longer than usual: other work is before it.'],
] as const;

/** The browser's own language where it is known here; else the service says so when somebody listens. */
const ownLanguage = () => navigator.language.split('-')[0] ?? 'en';

const nameOf = ({ language, gender }: LibraryChoice) => `${languageName(language)}, ${gender}`;

function NewVoiceForm({ shelf, onMade }: Pick<NewVoiceProps, 'shelf' | 'onMade'>) {
  const visitor = useVisitor();
  const [kind, setKind] = useState<NewVoice['kind']>('library');
  const [choice, setChoice] = useState<LibraryChoice>({ language: ownLanguage(), gender: 'female' });
  const [name, setName] = useState<string>();
  const [consent, setConsent] = useState(noConsent);
  const here = useHere();
  const samples = useUploads('sample', limits.voiceSamples);
  const { order, pending, error } = useOrder<NewVoice, VoiceCreated>({
    path: '/voices',
    place: `greenroom.${visitor.client_id}.voice`,
    onAnswer(voice) {
      samples.used();
      if (here.current) onMade(voice.name);
    },
  });

  const named = name ?? (kind === 'library' ? nameOf(choice) : '');
  useLent(samples, pending !== undefined);

  const given = consentOf(consent, visitor.name, 'voice');
  const most = shelf?.max_voices[kind] ?? Number.POSITIVE_INFINITY;
  const have = shelf?.items.filter((voice) => voice.kind === kind).length ?? 0;
  const request = ((): NewVoice | undefined => {
    if (named.trim() === '' || have >= most) return undefined;
    if (kind === 'library') return { kind, name: named, ...choice };
    if (samples.busy || samples.ids.length === 0 || !given) return undefined;
    return { kind, name: named, samples: samples.ids, consent: given };
  })();

  if (pending) {
    return (
      <MakingNote
        title={pending.kind === 'library' ? 'Adding the voice' : 'Cloning the voice'}
        says={pending.kind === 'library' ? librarySteps : cloneSteps}
      />
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (request) order(request);
      }}
    >
      <Stack>
        <SegmentedControl
          fullWidth
          value={kind}
          onChange={(value) => setKind(value as NewVoice['kind'])}
          data={[
            { value: 'library', label: 'From the library' },
            { value: 'cloned', label: 'Clone a voice' },
          ]}
          aria-label="How to make the voice"
        />
        {have >= most && (
          <Alert color="yellow" variant="light" role="status">
            You have {have} {kind === 'library' ? 'library' : 'cloned'} voices, as many as may be. Delete one first.
          </Alert>
        )}
        {kind === 'library' ? (
          <LibraryVoiceField value={choice} onChange={setChoice} />
        ) : (
          <SampleField uploads={samples} />
        )}
        <TextInput
          label="Name"
          description="What you call this voice."
          value={named}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={limits.voiceNameLength}
          required
        />
        {kind === 'cloned' && <ConsentFields subject="voice" value={consent} onChange={setConsent} />}
        <ErrorNote error={error} title="The voice was not created" />
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {kind === 'library' ? 'Free.' : `Costs ${formatCredits(flatPrices.clonedVoice)}, charged when it is made.`}
            {shelf && ` You have ${have} of at most ${most}.`}
          </Text>
          <Button type="submit" disabled={!request}>
            {kind === 'library' ? 'Add the voice' : 'Clone the voice'}
          </Button>
        </Group>
        {!request && have < most && (
          <Text size="xs" c="dimmed" ta="right">
            {missing(kind, {
              name: named,
              samples: samples.ids.length,
              busy: samples.busy,
              consented: given !== undefined,
            })}
          </Text>
        )}
      </Stack>
    </form>
  );
}

/** What is still to be done before the button can be pressed. */
function missing(
  kind: NewVoice['kind'],
  has: { name: string; samples: number; busy: boolean; consented: boolean },
): string {
  if (kind === 'cloned' && has.busy) return 'The recordings are still on their way.';
  if (kind === 'cloned' && has.samples === 0) return 'Add or record at least one recording that will do.';
  if (has.name.trim() === '') return 'Give it a name.';
  return has.consented ? '' : 'Say who consents, and tick the box.';
}
