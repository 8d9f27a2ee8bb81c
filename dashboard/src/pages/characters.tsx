// The presenters of the account: a grid of their sheets, one in full, and making a new one.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { Button, SimpleGrid, Skeleton } from '@mantine/core';
import { showNote } from '../lib/notes.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { CharacterCard } from '../parts/library/character-card.tsx';
import { CharacterDialog } from '../parts/library/character-details.tsx';
import { ConsentRecords } from '../parts/library/consent-records.tsx';
import { NewCharacterDialog } from '../parts/library/new-character.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

const columns = { base: 1, xs: 2, md: 3, xl: 4 };

export function CharactersPage() {
  const list = useList<CharacterPage['items'][number]>('/characters');
  const [{ id, make }, show] = useUrlState({ id: '', make: '' });
  const begin = (
    <Button leftSection={<Icon name="plus" size={18} />} onClick={() => show({ make: '1' })}>
      New character
    </Button>
  );
  return (
    <Page
      title="Characters"
      description="The people on screen. Each is made once, from photos or from words, and can be in any number of videos."
      width="wide"
      actions={
        <>
          <ConsentRecords />
          {begin}
        </>
      }
    >
      <Loaded query={{ ...list, data: list.items }} skeleton={<Grey />}>
        {(characters) =>
          characters.length === 0 ? (
            <EmptyState icon="character" title="Nobody is on screen yet" action={begin}>
              A character is who speaks in your videos: yourself or a colleague, from one to three photos, or somebody
              who does not exist, from a few words.
            </EmptyState>
          ) : (
            <SimpleGrid cols={columns}>
              {characters.map((character) => (
                <CharacterCard
                  key={character.character_id}
                  character={character}
                  onOpen={() => show({ id: character.character_id })}
                />
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
      <LoadMore list={list} />
      <NewCharacterDialog
        opened={make !== ''}
        onClose={() => show({ make: '' })}
        onMade={(made) => {
          showNote('The character is made.');
          show({ make: '', id: made });
        }}
      />
      <CharacterDialog id={id} onClose={() => show({ id: '' })} />
    </Page>
  );
}

const Grey = () => (
  <SimpleGrid cols={columns}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} h={300} radius="lg" />
    ))}
  </SimpleGrid>
);
