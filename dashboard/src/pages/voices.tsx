// The voices page: preview, add, clone and delete voices.
import type { NewVoice, VoicePage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../lib/http.ts';
import { useVisitor } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { AddVoiceDialog } from '../parts/library/add-voice-dialog.tsx';
import { ConsentRecords } from '../parts/library/consent-records.tsx';
import { CreatingCard } from '../parts/library/creating-card.tsx';
import { DeleteDialog } from '../parts/library/delete-dialog.tsx';
import { VoiceCard } from '../parts/library/voice-card.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { usePendingRequests } from '../parts/studio/use-create.ts';

type Voice = VoicePage['items'][number];

const groups = [
  { kind: 'cloned', title: t`Cloned voices` },
  { kind: 'library', title: t`Stock voices` },
] as const;

export function VoicesPage() {
  const voices = useQuery({
    queryKey: ['/voices'],
    queryFn: ({ signal }) => get<VoicePage>('/voices', { signal }),
  });
  const [{ create }, show] = useUrlState({ create: '' });
  const [toDelete, setToDelete] = useState<Voice>();
  const creating = usePendingRequests<NewVoice>('/voices');
  const { suspended } = useVisitor();
  const addButton = (
    <Button disabled={suspended} leftSection={<Icon name="plus" size={18} />} onClick={() => show({ create: '1' })}>
      <Trans>Add voice</Trans>
    </Button>
  );
  return (
    <Page
      title={t`Voices`}
      description={t`The voices that speak your scripts. Add a stock voice in any supported language, or clone a voice from recordings.`}
      actions={
        <>
          <ConsentRecords />
          {(voices.data?.items.length ?? 0) + creating.length > 0 && addButton}
        </>
      }
    >
      <Loaded query={voices}>
        {({ items, max_voices }) =>
          items.length + creating.length === 0 ? (
            <EmptyState icon="voice" title={t`No voices yet`} action={addButton}>
              <Trans>
                A voice speaks your scripts. Stock voices are free. A cloned voice sounds like a person who has given
                consent, and speaks any language.
              </Trans>
            </EmptyState>
          ) : (
            <Stack gap="xl">
              {creating.map(({ name }) => (
                <CreatingCard key={name} name={name} />
              ))}
              {groups.map(({ kind, title }) => (
                <VoiceGroup
                  key={kind}
                  title={title}
                  voices={items.filter((voice) => voice.kind === kind)}
                  max={max_voices[kind]}
                  onDelete={setToDelete}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <AddVoiceDialog
        opened={create !== ''}
        voices={voices.data}
        onClose={() => show({ create: '' })}
        onCreated={(name) => {
          showToast(t`${name} is ready to use.`);
          show({ create: '' });
        }}
      />
      <DeleteDialog
        kind="voice"
        erases={toDelete?.kind === 'cloned' ? t`Erases the voice and its recordings.` : t`Erases the voice.`}
        item={toDelete && { id: toDelete.voice_id, name: toDelete.name }}
        onClose={() => setToDelete(undefined)}
      />
    </Page>
  );
}

interface VoiceGroupProps {
  title: string;
  voices: readonly Voice[];
  max: number;
  onDelete: (voice: Voice) => void;
}

function VoiceGroup({ title, voices, max, onDelete }: VoiceGroupProps) {
  if (voices.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2}>
        <Trans>
          {title} ({voices.length} of {max})
        </Trans>
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {voices.map((voice) => (
          <VoiceCard key={voice.voice_id} voice={voice} onDelete={() => onDelete(voice)} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
