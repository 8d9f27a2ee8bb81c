// The voice of the video: a row with its name, and all voices once it is opened.
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Fold } from './fold.tsx';
import type { SectionProps } from './section.tsx';
import { useSelection } from './use-selection.ts';
import { VoiceField, voicesQuery } from './voice-field.tsx';

export const VoiceRow = ({ draft, update, fieldErrors }: SectionProps) => {
  const query = useQuery(voicesQuery);
  const items = query.data?.items;
  const error = fieldErrors.voice_id;
  const choose = (voiceId: string | null) => update({ voiceId });
  useSelection({
    value: draft.voiceId,
    ids: items?.map(({ voice_id }) => voice_id),
    isPartial: false,
    onChange: (voiceId) => update({ voiceId }, { isAutomatic: true }),
  });
  const chosen = items?.find(({ voice_id }) => voice_id === draft.voiceId);
  return (
    <Fold
      title={t`Voice`}
      summary={chosen?.name ?? ''}
      staysOpen={items?.length === 0 || error !== undefined || (query.error !== null && !items)}
    >
      <VoiceField query={query} value={draft.voiceId} onChange={choose} error={error} />
    </Fold>
  );
};
