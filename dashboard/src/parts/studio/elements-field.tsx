// The pictures that a scenes video works in: each with what it shows and what stands beside it.
import { uploadRules } from '@greenroom/contract/dashboard/uploads';
import { limits } from '@greenroom/contract/limits';
import { ActionIcon, Group, Image, Input, Paper, Select, Stack, TextInput } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { DropArea } from '../library/drop-area.tsx';
import type { Element } from './draft.ts';
import { SendingNote } from './sending-note.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  elements: readonly Element[];
  onChange(change: (elements: Element[]) => Element[]): void;
  problems: Readonly<Record<string, string>>;
}

const roles = [
  { value: 'product', label: 'The product' },
  { value: 'setting', label: 'A place' },
  { value: 'prop', label: 'A thing in use' },
] as const;

export const ElementsField = ({ elements, onChange, problems }: Props) => {
  const { send, part, error } = useSending('picture', ({ url, preview }) =>
    onChange((before) =>
      [...before, { url, preview, role: 'product' as const, caption: '' }].slice(0, limits.sceneElements),
    ),
  );
  const left = limits.sceneElements - elements.length;
  return (
    <Stack gap="xs">
      <Input.Label labelElement="div">Pictures</Input.Label>
      {elements.map((element, index) => (
        <ElementRow
          key={element.url}
          element={element}
          name={`Picture ${index + 1}`}
          onChange={(part) =>
            onChange((all) => all.map((one) => (one.url === element.url ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange((all) => all.filter(({ url }) => url !== element.url))}
          problems={{
            url: problems[`scene_elements[${index}].url`],
            caption: problems[`scene_elements[${index}].caption`],
          }}
        />
      ))}
      {left > 0 && (
        <DropArea
          accept={uploadRules.picture.accept}
          onFiles={(files) => files.slice(0, left).forEach(send)}
          icon="asset"
          button={elements.length === 0 ? 'Choose pictures' : 'Add another'}
          note={`${uploadRules.picture.says}. Up to ${limits.sceneElements}.`}
          disabled={part !== undefined}
        >
          Drop pictures of your product here: they are shown where the script speaks of them
        </DropArea>
      )}
      <SendingNote part={part} error={error} />
    </Stack>
  );
};

interface RowProps {
  element: Element;
  name: string;
  onChange(part: Partial<Element>): void;
  onRemove(): void;
  problems: { url: string | undefined; caption: string | undefined };
}

const ElementRow = ({ element, name, onChange, onRemove, problems }: RowProps) => (
  <Paper p="xs" role="group" aria-label={name}>
    <Group align="flex-start" gap="sm" wrap="nowrap">
      <Image src={element.preview} alt={name} w={64} h={64} radius="sm" fit="cover" fallbackSrc="data:," />
      <Group flex={1} gap="xs" align="flex-start">
        <Select
          label="Shows"
          data={roles}
          value={element.role}
          onChange={(role) => onChange({ role: role ?? 'product' })}
          allowDeselect={false}
          error={problems.url}
          w={{ base: '100%', xs: 150 }}
        />
        <TextInput
          label="Caption"
          placeholder="What it is, in a few words"
          value={element.caption}
          onChange={(event) => onChange({ caption: event.currentTarget.value })}
          maxLength={limits.captionLength}
          error={problems.caption}
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
