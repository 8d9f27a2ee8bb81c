// The presenter of the video: a row with its face, and all presenters once it is opened.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { ownFile } from '../../lib/own-file.ts';
import { useList } from '../../lib/query.ts';
import { stockPortrait } from '../library/stock-presenters.ts';
import { Fold } from './fold.tsx';
import { PresenterFace } from './presenter-face.tsx';
import { PresenterField } from './presenter-field.tsx';
import type { SectionProps } from './section.tsx';
import classes from './studio.module.css';
import { useSelection } from './use-selection.ts';
import type { Starters } from './use-starters.ts';

export const PresenterRow = ({ draft, update, fieldErrors, starters }: SectionProps & { starters: Starters }) => {
  const list = useList<CharacterPage['items'][number]>('/characters');
  const { items, error: loadError, hasNextPage } = list;
  const error = fieldErrors.character_id;
  const choose = (characterId: string | null) => update({ characterId });
  useSelection({
    value: draft.characterId,
    ids: items?.map(({ character_id }) => character_id),
    isPartial: hasNextPage,
    onChange: (characterId) => update({ characterId }, { isAutomatic: true }),
  });
  const chosen = items?.find(({ character_id }) => character_id === draft.characterId);
  const { presenter: starter } = starters;
  const face = chosen ? ownFile(chosen.portrait_url) : starter && stockPortrait(starter);
  return (
    <Fold
      title={t`Presenter`}
      field="character_id"
      summary={chosen?.name ?? starter?.name ?? ''}
      picture={
        face && (
          <span className={classes.thumb}>
            <PresenterFace src={face} />
          </span>
        )
      }
      staysOpen={starters.lacksPresenter || error !== undefined || (loadError !== null && !items)}
    >
      <PresenterField list={list} value={draft.characterId} onChange={choose} error={error} starters={starters} />
    </Fold>
  );
};
