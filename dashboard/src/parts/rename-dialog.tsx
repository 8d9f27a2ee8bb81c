// The dialog that changes the title of a video or the name of an asset.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNote } from './error-note.tsx';

const MAX_LENGTH = 120;

interface RenameDialogProps {
  /** Undefined closes the dialog. */
  item: { id: string; name: string } | undefined;
  /** "Title" or "Name". */
  label: string;
  rename: (id: string, name: string) => Promise<unknown>;
  onClose: () => void;
}

export const RenameDialog = (props: RenameDialogProps) => (
  <Modal opened={props.item !== undefined} onClose={props.onClose} title={t`Rename`}>
    {props.item && <RenameForm {...props} item={props.item} />}
  </Modal>
);

function RenameForm({ item, label, rename, onClose }: RenameDialogProps & { item: { id: string; name: string } }) {
  const [typed, setTyped] = useState(item.name);
  const saving = useMutation({ mutationFn: () => rename(item.id, typed.trim()), onSuccess: onClose });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') saving.mutate();
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          label={label}
          dir="auto"
          maxLength={MAX_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ErrorNote error={saving.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" disabled={typed.trim() === ''} loading={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
