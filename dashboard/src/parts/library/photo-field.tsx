// The photos of somebody to clone: each with its picture, how far it is, and what is wrong with it beside it.

import { uploadRules } from '@greenroom/contract/dashboard/uploads';
import { limits } from '@greenroom/contract/limits';
import { ActionIcon, Avatar, Group, List, Paper, Progress, Stack, Text } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { DropArea } from './drop-area.tsx';
import { FileFault } from './file-fault.tsx';
import type { FileOfForm, Uploads } from './use-uploads.ts';

export function PhotoField({ uploads }: { uploads: Uploads }) {
  const { files, add, drop, again } = uploads;
  const left = limits.selfies - files.length;
  return (
    <Stack gap="sm">
      {files.map((file, index) => (
        <PhotoRow
          key={file.key}
          file={file}
          name={`Photo ${index + 1}`}
          onDrop={() => drop(file.key)}
          onAgain={() => again(file.key)}
        />
      ))}
      {left > 0 && (
        <DropArea
          accept={uploadRules.photo.accept}
          onFiles={add}
          icon="character"
          button={files.length === 0 ? 'Choose photos' : 'Add another'}
          note={`${uploadRules.photo.says}. Where it was taken and other hidden data is removed.`}
          camera
        >
          {files.length === 0
            ? 'Drop 1 to 3 photos of one person here'
            : `${left} more may help: the best is used, the others mend it`}
        </DropArea>
      )}
      <List size="sm" c="dimmed" spacing={2}>
        <List.Item>One person, looking straight into the camera, mouth closed, eyes open.</List.Item>
        <List.Item>Even light on the whole face: by a window, not under a lamp.</List.Item>
        <List.Item>Nothing before the face: no sunglasses, mask or hand. Glasses are fine.</List.Item>
        <List.Item>Head and shoulders fill a good part of the picture; 1,000 pixels or more are best.</List.Item>
      </List>
    </Stack>
  );
}

interface PhotoRowProps {
  file: FileOfForm;
  name: string;
  onDrop: () => void;
  onAgain: () => void;
}

function PhotoRow({ file: { preview, part, upload, error }, name, onDrop, onAgain }: PhotoRowProps) {
  return (
    <Paper p="xs" role="group" aria-label={name}>
      <Group wrap="nowrap" gap="sm">
        <Avatar src={preview} alt="" size={64} radius="sm" />
        <Stack gap={4} flex={1} miw={0} aria-live="polite">
          <Text size="sm" fw={500}>
            {name}
          </Text>
          {error ? (
            <FileFault error={error} onAgain={onAgain} />
          ) : upload ? (
            <Group gap={4} wrap="nowrap">
              <Icon name="check" size={16} />
              <Text size="sm">
                Shows a face that will do. {upload.width} × {upload.height} pixels
              </Text>
            </Group>
          ) : (
            <>
              <Progress value={part < 1 ? part * 90 : 100} animated={part >= 1} aria-label={`${name}: sent so far`} />
              <Text size="xs" c="dimmed">
                {part < 1 ? 'Sending…' : 'Looking for the face…'}
              </Text>
            </>
          )}
        </Stack>
        <ActionIcon variant="subtle" color="gray" onClick={onDrop} aria-label={`Remove ${name}`}>
          <Icon name="trash" size={18} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
