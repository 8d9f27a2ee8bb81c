// The voices of the account: hear them, clone one, pick one from the library, delete one.
import type { VoiceShelf } from '@greenroom/contract/dashboard/library';
import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../lib/http.ts';
import { showNote } from '../lib/notes.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { ConsentRecords } from '../parts/library/consent-records.tsx';
import { DeleteThing } from '../parts/library/delete-thing.tsx';
import { NewVoiceDialog } from '../parts/library/new-voice.tsx';
import { VoiceCard } from '../parts/library/voice-card.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

type Voice = VoiceShelf['items'][number];

const groups = [
  { kind: 'cloned', title: 'Cloned voices' },
  { kind: 'library', title: 'Library voices' },
] as const;

export function VoicesPage() {
  const shelf = useQuery({
    queryKey: ['/voices'],
    queryFn: ({ signal }) => get<VoiceShelf>('/voices', { signal }),
  });
  const [{ make }, show] = useUrlState({ make: '' });
  const [doomed, setDoomed] = useState<Voice>();
  const begin = (
    <Button leftSection={<Icon name="plus" size={18} />} onClick={() => show({ make: '1' })}>
      New voice
    </Button>
  );
  return (
    <Page
      title="Voices"
      description="Who is heard. Pick one from the library in any of its languages, or clone one from recordings."
      actions={
        <>
          <ConsentRecords />
          {begin}
        </>
      }
    >
      <Loaded query={shelf}>
        {({ items, max_voices }) =>
          items.length === 0 ? (
            <EmptyState icon="voice" title="Nobody speaks yet" action={begin}>
              A voice speaks your scripts. Library voices are free and there in a second; a clone sounds like somebody
              who agreed to it, in any language.
            </EmptyState>
          ) : (
            <Stack gap="xl">
              {groups.map(({ kind, title }) => (
                <Shelf
                  key={kind}
                  title={title}
                  voices={items.filter((voice) => voice.kind === kind)}
                  most={max_voices[kind]}
                  onDelete={setDoomed}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <NewVoiceDialog
        opened={make !== ''}
        shelf={shelf.data}
        onClose={() => show({ make: '' })}
        onMade={(name) => {
          showNote(`${name} is ready to speak.`);
          show({ make: '' });
        }}
      />
      <DeleteThing
        kind="voice"
        thing={doomed && { id: doomed.voice_id, name: doomed.name }}
        onClose={() => setDoomed(undefined)}
      />
    </Page>
  );
}

interface ShelfProps {
  title: string;
  voices: readonly Voice[];
  most: number;
  onDelete: (voice: Voice) => void;
}

function Shelf({ title, voices, most, onDelete }: ShelfProps) {
  if (voices.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2}>
        {title} ({voices.length} of {most})
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {voices.map((voice) => (
          <VoiceCard key={voice.voice_id} voice={voice} onDelete={() => onDelete(voice)} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
