// Turns a draft into the body of an estimate or create request, and lists its missing fields.
import { limits } from '@greenroom/contract/limits';
import { isSpeakable } from '@greenroom/contract/speakable';
import type { NewVideo } from '@greenroom/contract/videos';
import { t } from '@lingui/core/macro';
import { type CaptionsPosition, type Draft, previewOf } from './draft.ts';

/** The price depends on none of these, so the estimate uses placeholders. */
const ANY_CHARACTER = '00000000-0000-0000-0000-000000000000';
const ANY_VOICE = 'any';
const ANY_IDEA = 'any';

/** False for a recording, whose transcript is unknown: it has no script, voice or captions. */
export const hasScript = ({ mode, audioSource }: Draft): boolean => mode === 'scenes' || audioSource === 'script';

export const hasCaptions = (draft: Draft): boolean =>
  draft.mode === 'talking_head' && draft.captions && hasScript(draft);

/** The limit of the speech. */
export const maxSecondsOf = ({ mode }: Pick<Draft, 'mode'>): number =>
  (mode === 'scenes' ? limits.scenesMaxMs : limits.talkingHeadMaxMs) / 1000;

const nonBlank = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

const requestOf = (
  draft: Draft,
  selected: { character: string; voice: string; idea: string | undefined; captions?: CaptionsPosition | undefined },
): NewVideo => {
  const { mode, script, recording } = draft;
  if (mode === 'scenes')
    return {
      mode,
      character_id: selected.character,
      voice_id: selected.voice,
      script,
      video_idea: selected.idea,
      narration_mode: draft.narration,
      scene_elements: draft.elements.map(({ url, role, caption }) => ({ url, role, caption: nonBlank(caption) })),
      fast: draft.fast,
      topic: nonBlank(draft.topic),
      audience: nonBlank(draft.audience),
      language: nonBlank(draft.language),
    };
  return {
    mode,
    character_id: selected.character,
    ...(draft.audioSource === 'recording' ? { audio_url: recording?.url } : { voice_id: selected.voice, script }),
    video_idea: selected.idea,
    first_frame_url: previewOf(draft)?.url,
    resolution: draft.resolution,
    use_dynamic_captions: hasCaptions(draft),
    captions_language: nonBlank(draft.language),
    captions_position: selected.captions,
  };
};

/** What a picture of the video is drawn from. */
export const ideaOf = ({ mode, setting, story }: Draft): string => (mode === 'scenes' ? story : setting);

/** Undefined while there is neither a script nor a recording to estimate. */
export function estimateRequestOf(draft: Draft): NewVideo | undefined {
  if (hasScript(draft) ? !isSpeakable(draft.script) : !draft.recording) return undefined;
  return requestOf(draft, { character: ANY_CHARACTER, voice: ANY_VOICE, idea: ANY_IDEA });
}

/** The change that speaks the same script in the other format; undefined if a recording is spoken. */
export const inOtherFormat = (draft: Draft): Pick<Draft, 'mode' | 'audioSource'> | undefined =>
  hasScript(draft) ? { mode: draft.mode === 'scenes' ? 'talking_head' : 'scenes', audioSource: 'script' } : undefined;

/** What pictures of the shots are rendered from; undefined while it is incomplete. Their voice does not matter. */
export function shotStillsRequestOf(draft: Draft): NewVideo | undefined {
  if (draft.mode !== 'scenes' || draft.characterId === null || !isSpeakable(draft.script)) return undefined;
  return requestOf(draft, { character: draft.characterId, voice: ANY_VOICE, idea: nonBlank(ideaOf(draft)) });
}

/** What the first seconds of scenes are rendered from, likewise. */
export function scenesClipRequestOf(draft: Draft): NewVideo | undefined {
  const { characterId: character, voiceId: voice } = draft;
  if (character === null || voice === null || !isSpeakable(draft.script)) return undefined;
  return requestOf(draft, { character, voice, idea: nonBlank(ideaOf(draft)) });
}

/** There is a script, but of emoji or punctuation only. */
export const hasNothingToSpeak = (draft: Draft): boolean =>
  hasScript(draft) && nonBlank(draft.script) !== undefined && !isSpeakable(draft.script);

/** The missing request fields, each with an instruction, in the order of the page. */
type MissingFields = Partial<Record<'character_id' | 'voice_id' | 'script' | 'audio_url' | 'video_idea', string>>;

export function missingFields(draft: Draft): MissingFields {
  const missing: MissingFields = {};
  const usesRecording = !hasScript(draft);
  if (usesRecording && !draft.recording) missing.audio_url = t`Upload a recording`;
  if (!usesRecording && !nonBlank(draft.script)) missing.script = t`Write a script first`;
  else if (hasNothingToSpeak(draft)) missing.script = t`Add words to the script`;
  if (!draft.characterId) missing.character_id = t`Choose a presenter`;
  if (!usesRecording && !draft.voiceId) missing.voice_id = t`Choose a voice`;
  if (draft.mode === 'talking_head' && !nonBlank(draft.setting) && !previewOf(draft))
    missing.video_idea = t`Describe the setting`;
  return missing;
}

/** Where captions are; undefined if there are none. `kit`: where the brand kit puts them. */
export const captionsPositionOf = (draft: Draft, kit: CaptionsPosition | undefined): CaptionsPosition | undefined =>
  hasCaptions(draft) ? (draft.captionsPosition ?? kit) : undefined;

/** `kitPosition`: of captions in the brand kit. Undefined while that or a field is missing. */
export function createRequestOf(draft: Draft, kitPosition: CaptionsPosition | undefined): NewVideo | undefined {
  const captions = captionsPositionOf(draft, kitPosition);
  if (Object.keys(missingFields(draft)).length > 0 || (hasCaptions(draft) && !captions)) return undefined;
  return requestOf(draft, {
    character: draft.characterId!,
    voice: draft.voiceId ?? ANY_VOICE,
    idea: nonBlank(ideaOf(draft)),
    captions,
  });
}
