// A draft becomes the body of an order; what it lacks is said before anything is sent.
import type { NewVideo } from '@greenroom/contract/videos';
import { type Draft, frameOf } from './draft.ts';

/** The price depends on none of these: the estimate takes any. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const ANY_VOICE = 'any';
const ANY_IDEA = 'any';

/** Nobody knows the words of a recording: there is nothing to write into the picture. */
export const hasWords = ({ mode, sound }: Draft): boolean => mode === 'scenes' || sound === 'script';

const filled = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

const requestOf = (draft: Draft, stand: { character: string; voice: string; idea: string | undefined }): NewVideo => {
  const { mode, script, recording } = draft;
  if (mode === 'scenes')
    return {
      mode,
      character_id: stand.character,
      voice_id: stand.voice,
      script,
      video_idea: stand.idea,
      narration_mode: draft.narration,
      scene_elements: draft.elements.map(({ url, role, caption }) => ({ url, role, caption: filled(caption) })),
      fast: draft.fast,
      topic: filled(draft.topic),
      audience: filled(draft.audience),
      language: filled(draft.language),
    };
  return {
    mode,
    character_id: stand.character,
    ...(draft.sound === 'recording' ? { audio_url: recording?.url } : { voice_id: stand.voice, script }),
    video_idea: stand.idea,
    first_frame_url: frameOf(draft)?.url,
    resolution: draft.resolution,
    use_dynamic_captions: draft.captions && hasWords(draft),
    captions_language: filled(draft.language),
    captions_position: draft.captionsPosition,
  };
};

/** What the draft would cost can be told as soon as there is something to hear; undefined before. */
export function priceRequestOf(draft: Draft): NewVideo | undefined {
  const heard = hasWords(draft) ? filled(draft.script) : draft.recording;
  if (!heard) return undefined;
  return requestOf(draft, { character: NOBODY, voice: ANY_VOICE, idea: ANY_IDEA });
}

/** Members of the order that the draft does not have yet, each with what to do about it. */
export type Missing = Partial<Record<'character_id' | 'voice_id' | 'script' | 'audio_url' | 'video_idea', string>>;

export function missingIn(draft: Draft): Missing {
  const missing: Missing = {};
  const recorded = !hasWords(draft);
  if (!draft.characterId) missing.character_id = 'Choose who is on screen.';
  if (recorded && !draft.recording) missing.audio_url = 'Upload the recording to be played.';
  if (!recorded && !draft.voiceId) missing.voice_id = 'Choose a voice.';
  if (!recorded && !filled(draft.script)) missing.script = 'Write what is to be said.';
  if (draft.mode === 'talking_head' && !filled(draft.idea) && !frameOf(draft))
    missing.video_idea = 'Say what the opening should look like.';
  return missing;
}

/** Undefined while something is missing. */
export function orderRequestOf(draft: Draft): NewVideo | undefined {
  if (Object.keys(missingIn(draft)).length > 0) return undefined;
  return requestOf(draft, {
    character: draft.characterId!,
    voice: draft.voiceId ?? ANY_VOICE,
    idea: filled(draft.idea),
  });
}
