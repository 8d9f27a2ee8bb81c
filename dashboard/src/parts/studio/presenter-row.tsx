// The presenter of the video: a row with its face, and all presenters once it is opened.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { ownFile } from '../../lib/own-file.ts';
import { useList } from '../../lib/query.ts';
import { Fold } from './fold.tsx';
import { PresenterFace } from './presenter-face.tsx';
import { PresenterField } from './presenter-field.tsx';
import type { SectionProps } from './section.tsx';
import classes from './studio.module.css';
import { useSelection } from './use-selection.ts';

export const PresenterRow = ({ draft, update, fieldErrors }: SectionProps) => {
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
  return (
    <Fold
      title={t`Presenter`}
      field="character_id"
      summary={chosen?.name ?? ''}
      picture={
        chosen && (
          <span className={classes.thumb}>
            <PresenterFace src={ownFile(chosen.portrait_url)} />
          </span>
        )
      }
      staysOpen={items?.length === 0 || error !== undefined || (loadError !== null && !items)}
    >
      <PresenterField list={list} value={draft.characterId} onChange={choose} error={error} />
    </Fold>
  );
};
