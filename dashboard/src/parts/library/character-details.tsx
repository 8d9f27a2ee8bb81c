// One character: its whole sheet, who it is in words, whose consent it has, and what can be done with it.
import type { CharacterDetail } from '@greenroom/contract/dashboard/library';
import { Button, Group, Image, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useVisitor } from '../../lib/session.ts';
import { CopyField } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { changeDraft } from '../studio/use-draft.ts';
import { ConsentNote } from './consent-note.tsx';
import { DeleteThing } from './delete-thing.tsx';

/** `id`: empty while none is shown. */
export function CharacterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const small = useMediaQuery('(max-width: 48em)');
  const [deleting, setDeleting] = useState(false);
  const query = useQuery({
    queryKey: ['/characters', id],
    queryFn: ({ signal }) => get<CharacterDetail>(`/characters/${encodeURIComponent(id)}`, { signal }),
    enabled: id !== '',
  });
  // One dialog at a time, so that Escape closes the one that is asking.
  return (
    <>
      <Modal
        opened={id !== '' && !deleting}
        onClose={onClose}
        title={query.data?.name ?? 'Character'}
        size="xl"
        fullScreen={small}
      >
        <Loaded query={query} skeleton={<Skeleton h={420} />}>
          {(character) => <Details character={character} onDelete={() => setDeleting(true)} />}
        </Loaded>
      </Modal>
      <DeleteThing
        kind="character"
        thing={deleting ? { id, name: query.data?.name ?? '' } : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    </>
  );
}

function Details({ character, onDelete }: { character: CharacterDetail; onDelete: () => void }) {
  const { client_id } = useVisitor();
  const { character_id, name, mode, sheet_image_url, character_sheet_text, created_at, consent } = character;
  return (
    <Stack>
      <Image src={ownFile(sheet_image_url)} alt={`Reference sheet of ${name}: several poses`} radius="md" />
      {character_sheet_text && <Text>{character_sheet_text}</Text>}
      <Text size="sm" c="dimmed">
        {mode === 'photos' ? 'Made from photos' : 'Invented from words'} on{' '}
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>.
        {mode === 'photos' && !consent && ' Made over the API, so no consent was recorded here.'}
      </Text>
      {consent && <ConsentNote consent={consent} />}
      <div>
        <Text size="sm" fw={500} mb={4}>
          Id, for programs
        </Text>
        <CopyField value={character_id} label="the character’s id" />
      </div>
      <Group justify="space-between">
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          leftSection={<Icon name="trash" size={18} />}
          onClick={onDelete}
        >
          Delete
        </Button>
        <ButtonLink
          to="/studio"
          onClick={() => changeDraft(client_id, { characterId: character_id })}
          leftSection={<Icon name="studio" size={18} />}
        >
          Make a video
        </ButtonLink>
      </Group>
    </Stack>
  );
}
