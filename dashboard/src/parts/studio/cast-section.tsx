// Who is in the video: a presenter and, unless a recording is played, a voice.
import { PresenterField } from './presenter-field.tsx';
import { hasWords } from './request.ts';
import { Section, type SectionProps } from './section.tsx';
import { VoiceField } from './voice-field.tsx';

export const CastSection = ({ draft, update, problems }: SectionProps) => (
  <Section title="Who is in it">
    <PresenterField
      value={draft.characterId}
      onChange={(characterId) => update({ characterId })}
      error={problems.character_id}
    />
    {hasWords(draft) && (
      <VoiceField value={draft.voiceId} onChange={(voiceId) => update({ voiceId })} error={problems.voice_id} />
    )}
  </Section>
);
