// The dialog of one presenter: portrait, description, consent, ID, presenter sheet and actions.
import type { CharacterDetail } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Image, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../../lib/http.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { CopyField } from '../copy-field.tsx';
import { Disclosure } from '../disclosure.tsx';
import { Icon } from '../icons.tsx';
import { ButtonLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { ConsentNote } from './consent-note.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** An empty `id` closes the dialog. */
export function PresenterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const isPhone = useIsPhone();
  const [deleting, setDeleting] = useState(false);
  const query = useQuery({
    queryKey: ['/characters', id],
    queryFn: ({ signal }) => get<CharacterDetail>(`/characters/${encodeURIComponent(id)}`, { signal }),
    enabled: id !== '',
  });
  // Only one dialog is open at a time, so that Escape closes the confirmation.
  return (
    <>
      <Modal
        opened={id !== '' && !deleting}
        onClose={onClose}
        title={query.data?.name ?? t`Presenter`}
        size="xl"
        fullScreen={isPhone}
      >
        <Loaded query={query} skeleton={<Skeleton h={420} />}>
          {(presenter) => <Details presenter={presenter} onDelete={() => setDeleting(true)} />}
        </Loaded>
      </Modal>
      <DeleteDialog
        kind="character"
        erases={query.data?.mode === 'photos' ? t`Erases the presenter and its photos.` : t`Erases the presenter.`}
        item={deleting ? { id, name: query.data?.name ?? '' } : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    </>
  );
}

function Details({ presenter, onDelete }: { presenter: CharacterDetail; onDelete: () => void }) {
  const {
    character_id,
    name,
    mode,
    ready_made,
    portrait_url,
    sheet_image_url,
    character_sheet_text,
    created_at,
    consent,
  } = presenter;
  return (
    <Stack>
      <Group align="flex-start" gap="md">
        <Image src={ownFile(portrait_url)} alt={name} radius="md" w={{ base: '100%', xs: 220 }} />
        {character_sheet_text && (
          <Text flex="1 1 240px" dir="auto">
            {character_sheet_text}
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {ready_made ? t`Ready-made, added` : mode === 'photos' ? t`Created from photos` : t`Created from a description`}{' '}
        <RelativeTime at={created_at} />.
        {mode === 'photos' && !consent && ` ${t`Created through the API without a consent record.`}`}
      </Text>
      {consent && <ConsentNote consent={consent} />}
      <div>
        <Text size="sm" fw={500} mb={4}>
          <Trans>Presenter ID</Trans>
        </Text>
        <CopyField value={character_id} label={t`presenter ID`} />
      </div>
      <Disclosure label={t`Presenter sheet`}>
        <Image
          src={ownFile(sheet_image_url)}
          alt={t`Presenter sheet of ${name} with several poses`}
          radius="md"
          mt="xs"
          loading="lazy"
        />
      </Disclosure>
      <Group justify="space-between">
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          leftSection={<Icon name="trash" size={18} />}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </Button>
        <ButtonLink to="/studio" search={{ presenter: character_id }} leftSection={<Icon name="studio" size={18} />}>
          <Trans>Create video</Trans>
        </ButtonLink>
      </Group>
    </Stack>
  );
}
