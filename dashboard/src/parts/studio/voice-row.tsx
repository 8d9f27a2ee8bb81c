// The voice of the video: a row with its name, and all voices once it is opened.

import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { codeOf, currentLanguage } from '../../lib/languages.ts';
import { useList } from '../../lib/query.ts';
import { languageInSentence } from '../library/language-name.ts';
import { stockVoiceName } from '../library/stock-voice-name.ts';
import { Fold } from './fold.tsx';
import type { SectionProps } from './section.tsx';
import { SuitingVoice } from './suiting-voice.tsx';
import { useSelection } from './use-selection.ts';
import type { Starters } from './use-starters.ts';
import { VoiceField, voicesQuery } from './voice-field.tsx';

interface Props extends SectionProps {
  /** The code of the language that the script is in; null if it is not known. */
  language: string | null;
  starters: Starters;
}

/** Whether a voice and a presenter are of the same gender, as far as both are known. */
const suits = ({ gender }: { gender: string | null }, presenter: { gender: string | null } | undefined): boolean =>
  !gender || !presenter?.gender || gender === presenter.gender;

/** Clones speak every language. */
const speaks = (voice: { language: string | null }, language: string): boolean =>
  voice.language === null || codeOf(voice.language) === codeOf(language);

export const VoiceRow = ({ draft, update, fieldErrors, language, starters }: Props) => {
  const query = useQuery(voicesQuery);
  const items = query.data?.items;
  const characters = useList<CharacterPage['items'][number]>('/characters');
  const presenters = characters.items;
  const presenter = presenters?.find(({ character_id }) => character_id === draft.characterId);
  // Selected by now, unless there is none or they cannot be loaded.
  const presenterIsKnown =
    characters.error !== null || presenters?.length === 0 || (presenters !== undefined && draft.characterId !== null);
  const error = fieldErrors.voice_id;
  const choose = (voiceId: string | null) => update({ voiceId });
  useSelection({
    value: draft.voiceId,
    // The newest one that the user understands and that suits the presenter, or the next best.
    ids:
      items &&
      [
        ...items.filter((voice) => speaks(voice, currentLanguage()) && suits(voice, presenter)),
        ...items.filter((voice) => speaks(voice, currentLanguage())),
        ...items,
      ].map(({ voice_id }) => voice_id),
    isPartial: false,
    onChange: (voiceId) => {
      if (voiceId === null || presenterIsKnown) update({ voiceId }, { isAutomatic: true });
    },
  });
  const chosen = items?.find(({ voice_id }) => voice_id === draft.voiceId);
  return (
    <>
      <Fold
        title={t`Voice`}
        field="voice_id"
        summary={chosen?.name ?? (starters.voice ? stockVoiceName(starters.voice) : '')}
        staysOpen={error !== undefined || (query.error !== null && !items)}
      >
        <VoiceField query={query} value={draft.voiceId} onChange={choose} error={error} starters={starters} />
      </Fold>
      {chosen && presenter && !suits(chosen, presenter) && (
        <SuitingVoice voice={chosen} presenter={presenter} voices={items ?? []} onChange={choose} />
      )}
      {chosen?.language && language && !speaks(chosen, language) && (
        <Text size="sm" px="md" pb="sm" role="status">
          <Trans>
            {chosen.name} speaks {languageInSentence(chosen.language)}, but the script is in{' '}
            {languageInSentence(language)}.
          </Trans>
        </Text>
      )}
    </>
  );
};
