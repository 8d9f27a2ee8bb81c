// The dialog that creates a presenter from photos with consent, or from a description.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { NewCharacter } from '@greenroom/contract/dashboard/library';
import { limits } from '@greenroom/contract/limits';
import { flatPrices } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
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
import { descriptionExamples } from './description-examples.ts';
import classes from './library.module.css';
import { PhotoField } from './photo-field.tsx';
import { useMounted } from './use-mounted.ts';
import { useKeepOnUnmount, useUploads } from './use-uploads.ts';

interface CreatePresenterProps {
  opened: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

export function CreatePresenterDialog({ opened, onClose, onCreated }: CreatePresenterProps) {
  const isPhone = useIsPhone();
  return (
    <Modal opened={opened} onClose={onClose} title={t`Create presenter`} size="lg" fullScreen={isPhone}>
      <CreatePresenterForm onCreated={onCreated} />
    </Modal>
  );
}

const photoSteps = [
  [0, t`Analyzing the photos…`],
  [4, t`Drawing the presenter…`],
  [30, t`This is taking longer than usual. You are charged when the presenter is ready.`],
] as const;

const descriptionSteps = [
  [0, t`Reading the description…`],
  [2, t`Drawing the presenter…`],
  [30, t`This is taking longer than usual. You are charged when the presenter is ready.`],
] as const;

const steps = { photos: photoSteps, description: descriptionSteps } as const;

type Mode = keyof typeof steps;

/** Mounted again with each opening. */
function CreatePresenterForm({ onCreated }: Pick<CreatePresenterProps, 'onCreated'>) {
  const visitor = useVisitor();
  const [mode, setMode] = useState<Mode>('photos');
  const [name, setName] = useState('');
  const [changes, setChanges] = useState('');
  const [description, setDescription] = useState('');
  const [consent, setConsent] = useState(noConsent);
  const mounted = useMounted();
  const photos = useUploads('photo', limits.selfies);
  const { create, pending, error } = useCreate<NewCharacter, CharacterCreated>({
    path: '/characters',
    storageKey: storageKey(visitor.client_id, 'presenter'),
    onCreated({ character_id }, request) {
      photos.clear();
      if (mounted.current) onCreated(character_id);
      else showToast(t`Presenter ${request.name} created.`);
    },
    onFailed(failure, request) {
      if (!mounted.current) showToast(t`Presenter ${request.name} not created: ${failure.message}`);
    },
  });

  useKeepOnUnmount(photos, pending !== undefined);

  const consentRequest = consentOf(consent, visitor.name, 'character');
  const request = ((): NewCharacter | undefined => {
    if (name.trim() === '') return undefined;
    if (mode === 'description') return description.trim() ? { mode, name, description } : undefined;
    if (photos.busy || photos.ids.length === 0 || !consentRequest) return undefined;
    return {
      mode,
      name,
      photos: photos.ids,
      consent: consentRequest,
      ...(changes.trim() && { edit_instructions: changes }),
    };
  })();

  if (pending) return <CreationProgress title={t`Creating presenter`} steps={steps[mode]} />;
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
          value={mode}
          onChange={(value) => setMode(value as Mode)}
          data={[
            { value: 'photos', label: t`Photos` },
            { value: 'description', label: t`Description` },
          ]}
          aria-label={t`Source`}
        />
        {mode === 'photos' && <PhotoField uploads={photos} />}
        {mode === 'description' && (
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
          label={t`Name`}
          description={t`Not visible to viewers`}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={limits.characterNameLength}
          required
        />
        {mode === 'photos' && (
          <>
            <Textarea
              label={t`Changes`}
              description={t`Optional, for example “a little brighter” or “a plain gray background”.`}
              value={changes}
              onChange={(event) => setChanges(event.currentTarget.value)}
              maxLength={limits.editInstructionsLength}
              autosize
              minRows={1}
            />
            <ConsentFields subject="character" value={consent} onChange={setConsent} />
          </>
        )}
        <ErrorNote error={error} title={t`Presenter not created`} />
        <Stack gap="xs" className={classes.submit}>
          {mode === 'photos' && <ConsentCheckbox subject="character" value={consent} onChange={setConsent} />}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {t`${formatPrice(flatPrices.character)}, charged when the presenter is ready`}
            </Text>
            <Button type="submit" disabled={!request}>
              <Trans>Create presenter</Trans>
            </Button>
          </Group>
          {!request && (
            <Text size="xs" c="dimmed" ta="right">
              {nextStep(mode, {
                name,
                description,
                photos: photos.ids.length,
                busy: photos.busy,
                consent,
              })}
            </Text>
          )}
        </Stack>
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
        label={t`Description`}
        description={t`Age, hair, eyes, skin, clothes, mood. For a real person, use photos and consent.`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={limits.descriptionLength}
        autosize
        minRows={4}
        required
      />
      <Group gap={6}>
        <Text size="sm" c="dimmed">
          <Trans>Examples:</Trans>
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

/** What to do next, while the form is incomplete. */
function nextStep(
  mode: Mode,
  form: { name: string; description: string; photos: number; busy: boolean; consent: ConsentDraft },
): string {
  if (mode === 'photos' && form.busy) return t`Photos are being checked…`;
  if (mode === 'photos' && form.photos === 0) return t`Add at least one usable photo.`;
  if (mode === 'description' && form.description.trim() === '') return t`Describe the person or choose an example.`;
  if (form.name.trim() === '') return t`Enter a name.`;
  return mode === 'photos' ? missingConsent(form.consent, 'character') : '';
}
