// The form section that selects the presenter and, unless a recording is used, the voice.
import { PresenterField } from './presenter-field.tsx';
import { hasScript } from './request.ts';
import { Section, type SectionProps } from './section.tsx';
import { VoiceField } from './voice-field.tsx';

export const PresenterSection = ({ draft, update, fieldErrors }: SectionProps) => (
  <Section title="Presenter and voice">
    <PresenterField
      value={draft.characterId}
      onChange={(characterId) => update({ characterId })}
      error={fieldErrors.character_id}
    />
    {hasScript(draft) && (
      <VoiceField value={draft.voiceId} onChange={(voiceId) => update({ voiceId })} error={fieldErrors.voice_id} />
    )}
  </Section>
);
