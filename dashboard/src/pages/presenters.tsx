// The presenters page: those of the team, the details of each, ready-made ones, and creating a new one.
import type { CharacterPage, NewCharacter } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useList } from '../lib/query.ts';
import { useVisitor } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { useUrlState } from '../lib/url-state.ts';
import { CardSkeletons } from '../parts/card-skeletons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { ConsentRecords } from '../parts/library/consent-records.tsx';
import { CreatePresenterDialog } from '../parts/library/create-presenter-dialog.tsx';
import { CreatingCard } from '../parts/library/creating-card.tsx';
import { LibrarySection } from '../parts/library/library-section.tsx';
import { PresenterCard } from '../parts/library/presenter-card.tsx';
import { PresenterDialog } from '../parts/library/presenter-dialog.tsx';
import { StockCards } from '../parts/library/stock-cards.tsx';
import { stockPresentersQuery, stockPriceNote } from '../parts/library/stock-presenters.ts';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { usePendingRequests } from '../parts/studio/use-create.ts';

const columns = { base: 2, sm: 3, md: 4, xl: 6 };
const spacing = { base: 'sm', sm: 'md' };

type Presenter = CharacterPage['items'][number];

/** Shows nothing if no engine has any, and once the team has added all of them. */
function ReadyMade({ onCreated }: { onCreated: (id: string) => void }) {
  const { data } = useQuery(stockPresentersQuery);
  const presenters = data?.items.filter(({ added }) => !added) ?? [];
  if (!data || presenters.length === 0) return null;
  return (
    <LibrarySection title={t`Ready-made presenters`} description={stockPriceNote(data.free)}>
      <StockCards presenters={presenters} free={data.free} onCreated={onCreated} cols={columns} spacing={spacing} />
    </LibrarySection>
  );
}

export function PresentersPage() {
  const list = useList<Presenter>('/characters');
  const [{ id, create }, show] = useUrlState({ id: '', create: '' });
  const creating = usePendingRequests<NewCharacter>('/characters');
  const { suspended } = useVisitor();
  const createButton = (
    <Button disabled={suspended} leftSection={<Icon name="plus" size={18} />} onClick={() => show({ create: '1' })}>
      <Trans>Create presenter</Trans>
    </Button>
  );
  return (
    <Page
      title={t`Presenters`}
      description={t`The people on screen. Create a presenter once, from photos or a description, and use it in any number of videos.`}
      width="wide"
      actions={createButton}
    >
      <LibrarySection title={t`Your presenters`} aside={<ConsentRecords />}>
        <Loaded
          query={{ ...list, data: list.items }}
          skeleton={<CardSkeletons count={4} height={300} cols={columns} />}
        >
          {(presenters) =>
            presenters.length + creating.length === 0 ? (
              <EmptyState icon="character" title={t`No presenters yet`}>
                <Trans>
                  A presenter speaks in your videos. Choose a ready-made one below, or create your own from photos of a
                  real person or a description.
                </Trans>
              </EmptyState>
            ) : (
              <SimpleGrid cols={columns} spacing={spacing}>
                {creating.map(({ name }) => (
                  <CreatingCard key={name} name={name} />
                ))}
                {presenters.map((presenter) => (
                  <PresenterCard
                    key={presenter.character_id}
                    presenter={presenter}
                    onOpen={() => show({ id: presenter.character_id })}
                  />
                ))}
              </SimpleGrid>
            )
          }
        </Loaded>
        <LoadMore list={list} />
      </LibrarySection>
      <ReadyMade onCreated={(created) => show({ id: created })} />
      <CreatePresenterDialog
        opened={create !== ''}
        onClose={() => show({ create: '' })}
        onCreated={(created) => {
          showToast(t`Presenter created.`);
          show({ create: '', id: created });
        }}
      />
      <PresenterDialog id={id} onClose={() => show({ id: '' })} />
    </Page>
  );
}
