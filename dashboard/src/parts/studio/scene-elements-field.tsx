// The images that a scenes video shows, each with its role and on-screen label.
import { uploadRules } from '@greenroom/contract/dashboard/uploads';
import { limits } from '@greenroom/contract/limits';
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
  { value: 'product', label: 'Product' },
  { value: 'setting', label: 'Setting' },
  { value: 'prop', label: 'Prop' },
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
      <Input.Label labelElement="div">Images</Input.Label>
      {elements.map((element, index) => (
        <ElementRow
          key={element.url}
          element={element}
          name={`Image ${index + 1}`}
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
          button={elements.length === 0 ? 'Choose images' : 'Add images'}
          note={`${uploadRules.picture.formats}. Up to ${limits.sceneElements} images.`}
          disabled={progress !== undefined}
        >
          Drop product images here. Each is shown where the script mentions it.
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
          label="Role"
          data={roles}
          value={element.role}
          onChange={(role) => onChange({ role: role ?? 'product' })}
          allowDeselect={false}
          error={errors.url}
          w={{ base: '100%', xs: 150 }}
        />
        <TextInput
          label="On-screen label"
          placeholder="A few words"
          value={element.caption}
          onChange={(event) => onChange({ caption: event.currentTarget.value })}
          maxLength={limits.captionLength}
          error={errors.caption}
          flex={1}
          miw={160}
        />
      </Group>
      <ActionIcon variant="subtle" color="gray" onClick={onRemove} aria-label={`Remove ${name}`}>
        <Icon name="trash" size={18} />
      </ActionIcon>
    </Group>
  </Paper>
);
