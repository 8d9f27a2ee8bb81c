// Making a presenter: cloned from photos with somebody's consent, or invented from words.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { NewCharacter } from '@greenroom/contract/dashboard/library';
import { limits } from '@greenroom/contract/limits';
import { flatPrices } from '@greenroom/contract/prices';
import { Button, Group, Modal, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { formatCredits } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { useOrder } from '../studio/use-order.ts';
import { ConsentFields, consentOf, noConsent } from './consent-fields.tsx';
import { descriptionExamples } from './description-examples.ts';
import { MakingNote } from './making-note.tsx';
import { PhotoField } from './photo-field.tsx';
import { useHere } from './use-here.ts';
import { useLent, useUploads } from './use-uploads.ts';

interface NewCharacterProps {
  opened: boolean;
  onClose: () => void;
  onMade: (id: string) => void;
}

export function NewCharacterDialog({ opened, onClose, onMade }: NewCharacterProps) {
  const small = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened={opened} onClose={onClose} title="New character" size="lg" fullScreen={small}>
      <NewCharacterForm onMade={onMade} />
    </Modal>
  );
}

const photoSteps = [
  [0, 'Taking a closer look at the photos…'],
  [4, 'Cutting the person out and drawing the reference sheet…'],
  [30, 'This takes longer than usual: other work is before it. Nothing is charged until it is made.'],
] as const;

const wordSteps = [
  [0, 'Reading the description…'],
  [2, 'Drawing the person in several poses…'],
  [30, 'This takes longer than usual: other work is before it. Nothing is charged until it is made.'],
] as const;

/** Mounted anew with every opening. */
function NewCharacterForm({ onMade }: Pick<NewCharacterProps, 'onMade'>) {
  const visitor = useVisitor();
  const [mode, setMode] = useState<NewCharacter['mode']>('photos');
  const [name, setName] = useState('');
  const [edit, setEdit] = useState('');
  const [description, setDescription] = useState('');
  const [consent, setConsent] = useState(noConsent);
  const here = useHere();
  const photos = useUploads('photo', limits.selfies);
  const { order, pending, error } = useOrder<NewCharacter, CharacterCreated>({
    path: '/characters',
    place: `greenroom.${visitor.client_id}.character`,
    onAnswer({ character_id }) {
      photos.used();
      if (here.current) onMade(character_id);
    },
  });

  useLent(photos, pending !== undefined);

  const given = consentOf(consent, visitor.name, 'character');
  const request = ((): NewCharacter | undefined => {
    if (name.trim() === '') return undefined;
    if (mode === 'description') return description.trim() ? { mode, name, description } : undefined;
    if (photos.busy || photos.ids.length === 0 || !given) return undefined;
    return { mode, name, photos: photos.ids, consent: given, ...(edit.trim() && { edit_instructions: edit }) };
  })();

  if (pending) {
    return <MakingNote title="Making the character" says={pending.mode === 'photos' ? photoSteps : wordSteps} />;
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
          value={mode}
          onChange={(value) => setMode(value as NewCharacter['mode'])}
          data={[
            { value: 'photos', label: 'From photos' },
            { value: 'description', label: 'From words' },
          ]}
          aria-label="How to make the character"
        />
        {mode === 'photos' ? (
          <PhotoField uploads={photos} />
        ) : (
          <DescriptionField
            value={description}
            onChange={setDescription}
            onExample={(example) => {
              setDescription(example.description);
              if (name.trim() === '' || descriptionExamples.some((other) => other.name === name)) setName(example.name);
            }}
          />
        )}
        <TextInput
          label="Name"
          description="What you call this presenter. Viewers never see it."
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={limits.characterNameLength}
          required
        />
        {mode === 'photos' && (
          <>
            <Textarea
              label="Changes"
              description="Optional: what should be different, such as “a little brighter” or “a plain grey background”."
              value={edit}
              onChange={(event) => setEdit(event.currentTarget.value)}
              maxLength={limits.editInstructionsLength}
              autosize
              minRows={1}
            />
            <ConsentFields subject="character" value={consent} onChange={setConsent} />
          </>
        )}
        <ErrorNote error={error} title="The character was not created" />
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            Costs {formatCredits(flatPrices.character)}, charged when it is made.
          </Text>
          <Button type="submit" disabled={!request}>
            Make the character
          </Button>
        </Group>
        {!request && (
          <Text size="xs" c="dimmed" ta="right">
            {missing(mode, {
              name,
              description,
              photos: photos.ids.length,
              busy: photos.busy,
              consented: given !== undefined,
            })}
          </Text>
        )}
      </Stack>
    </form>
  );
}

interface DescriptionFieldProps {
  value: string;
  onChange: (description: string) => void;
  onExample: (example: (typeof descriptionExamples)[number]) => void;
}

function DescriptionField({ value, onChange, onExample }: DescriptionFieldProps) {
  return (
    <Stack gap="xs">
      <Textarea
        label="Description"
        description="Age, hair, eyes, skin, clothes, mood. Somebody who does not exist: real people need photos and consent."
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={limits.descriptionLength}
        autosize
        minRows={4}
        required
      />
      <Group gap={6}>
        <Text size="sm" c="dimmed">
          Try:
        </Text>
        {descriptionExamples.map((example) => (
          <Button key={example.name} variant="default" size="compact-sm" radius="xl" onClick={() => onExample(example)}>
            {example.name}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

/** What is still to be done before the button can be pressed. */
function missing(
  mode: NewCharacter['mode'],
  has: { name: string; description: string; photos: number; busy: boolean; consented: boolean },
): string {
  if (mode === 'photos' && has.busy) return 'The photos are still on their way.';
  if (mode === 'photos' && has.photos === 0) return 'Add at least one photo that will do.';
  if (mode === 'description' && has.description.trim() === '') return 'Describe the person, or try an example.';
  if (has.name.trim() === '') return 'Give it a name.';
  return has.consented ? '' : 'Say who consents, and tick the box.';
}
