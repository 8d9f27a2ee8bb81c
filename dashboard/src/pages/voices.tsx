// The voices page: the voices of the team, and stock voices to hear and add.
import type { NewVoice, VoicePage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../lib/http.ts';
import { useVisitor } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { useUrlState } from '../lib/url-state.ts';
import { Icon } from '../parts/icons.tsx';
import { CloneVoiceDialog } from '../parts/library/clone-voice-dialog.tsx';
import { ConsentRecords } from '../parts/library/consent-records.tsx';
import { CreatingCard } from '../parts/library/creating-card.tsx';
import { DeleteDialog } from '../parts/library/delete-dialog.tsx';
import { LibrarySection } from '../parts/library/library-section.tsx';
import { StockVoices } from '../parts/library/stock-voices.tsx';
import { VoiceCard } from '../parts/library/voice-card.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { usePendingRequests } from '../parts/studio/use-create.ts';

type Voice = VoicePage['items'][number];

export function VoicesPage() {
  const voices = useQuery({
    queryKey: ['/voices'],
    queryFn: ({ signal }) => get<VoicePage>('/voices', { signal }),
  });
  const [{ create }, show] = useUrlState({ create: '' });
  const [toDelete, setToDelete] = useState<Voice>();
  const creating = usePendingRequests<NewVoice>('/voices');
  const { suspended } = useVisitor();
  return (
    <Page
      title={t`Voices`}
      description={t`The voices that speak your scripts. Add a stock voice, or clone a person’s voice with their consent.`}
      actions={
        <Button
          disabled={suspended}
          leftSection={<Icon name="voice" size={18} />}
          onClick={() => show({ create: '1' })}
        >
          <Trans>Clone a voice</Trans>
        </Button>
      }
    >
      <LibrarySection title={t`Your voices`} aside={<ConsentRecords />}>
        <Loaded query={voices}>
          {({ items }) =>
            items.length + creating.length > 0 ? (
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
                {creating.map(({ name }) => (
                  <CreatingCard key={name} name={name} />
                ))}
                {items.map((voice) => (
                  <VoiceCard key={voice.voice_id} voice={voice} onDelete={() => setToDelete(voice)} />
                ))}
              </SimpleGrid>
            ) : (
              <Text c="dimmed">
                <Trans>
                  No voices yet. Add a stock voice for free. A cloned voice sounds like a person who has given consent,
                  and speaks any language.
                </Trans>
              </Text>
            )
          }
        </Loaded>
      </LibrarySection>
      {voices.data && <StockVoices voices={voices.data} />}
      <CloneVoiceDialog
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
