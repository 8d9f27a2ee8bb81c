// The images that a scenes video shows, each with its role and on-screen label.
import { uploadRules } from '@greenroom/contract/dashboard/upload-rules';
import { limits } from '@greenroom/contract/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Group, Image, Input, Paper, Select, Stack, TextInput } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { Dropzone } from '../library/dropzone.tsx';
import type { SceneElement } from './draft.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  elements: readonly SceneElement[];
  onChange(change: (elements: SceneElement[]) => SceneElement[]): void;
  fieldErrors: Readonly<Record<string, string>>;
}

const roles = [
  { value: 'product', label: t`Product` },
  { value: 'setting', label: t`Setting` },
  { value: 'prop', label: t`Prop` },
] as const;

export const SceneElementsField = ({ elements, onChange, fieldErrors }: Props) => {
  const { upload, progress, error } = useUpload('picture', ({ url, previewUrl }) =>
    onChange((before) =>
      [...before, { url, previewUrl, role: 'product' as const, caption: '' }].slice(0, limits.sceneElements),
    ),
  );
  const remaining = limits.sceneElements - elements.length;
  return (
    <Stack gap="xs">
      <Input.Label labelElement="div" mb={0}>
        <Trans>Images</Trans>
      </Input.Label>
      {elements.map((element, index) => (
        <ElementRow
          key={element.url}
          element={element}
          name={t`Image ${index + 1}`}
          onChange={(change) =>
            onChange((all) => all.map((one) => (one.url === element.url ? { ...one, ...change } : one)))
          }
          onRemove={() => onChange((all) => all.filter(({ url }) => url !== element.url))}
          errors={{
            url: fieldErrors[`scene_elements[${index}].url`],
            caption: fieldErrors[`scene_elements[${index}].caption`],
          }}
        />
      ))}
      {remaining > 0 && (
        <Dropzone
          accept={uploadRules.picture.accept}
          onFiles={(files) => files.slice(0, remaining).forEach(upload)}
          icon="asset"
          button={elements.length === 0 ? t`Choose images` : t`Add images`}
          note={t`${uploadRules.picture.formats}. Up to ${limits.sceneElements} images.`}
          disabled={progress !== undefined}
        >
          <Trans>Drop product images here. Each is shown where the script mentions it.</Trans>
        </Dropzone>
      )}
      <UploadProgress progress={progress} error={error} />
    </Stack>
  );
};

interface RowProps {
  element: SceneElement;
  name: string;
  onChange(change: Partial<SceneElement>): void;
  onRemove(): void;
  errors: { url: string | undefined; caption: string | undefined };
}

const ElementRow = ({ element, name, onChange, onRemove, errors }: RowProps) => (
  <Paper p="xs" role="group" aria-label={name}>
    <Group align="flex-start" gap="sm" wrap="nowrap">
      <Image src={element.previewUrl} alt={name} w={64} h={64} radius="sm" fit="cover" fallbackSrc="data:," />
      <Group flex={1} gap="xs" align="flex-start">
        <Select
          label={t`Role`}
          data={roles}
          value={element.role}
          onChange={(role) => onChange({ role: role ?? 'product' })}
          allowDeselect={false}
          error={errors.url}
          w={{ base: '100%', xs: 150 }}
        />
        <TextInput
          label={t`On-screen label`}
          placeholder={t`A few words`}
          value={element.caption}
          onChange={(event) => onChange({ caption: event.currentTarget.value })}
          maxLength={limits.captionLength}
          error={errors.caption}
          flex={1}
          miw={160}
        />
      </Group>
      <ActionIcon variant="subtle" color="gray" onClick={onRemove} aria-label={t`Remove ${name}`}>
        <Icon name="trash" size={18} />
      </ActionIcon>
    </Group>
  </Paper>
);
