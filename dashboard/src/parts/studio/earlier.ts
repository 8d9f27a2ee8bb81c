// An order of before becomes a draft again, to be changed and ordered anew.
import type { NewVideo } from '@greenroom/contract/videos';
import { ownFile } from '../../lib/own-file.ts';
import { type Draft, emptyDraft, type SentFile } from './draft.ts';

/** What was loaded from elsewhere is left out: the studio takes files that were uploaded or made here. */
const sentFile = (url: string | undefined): SentFile | null =>
  url !== undefined && new URL(url).pathname.startsWith('/assets/') ? { url, preview: ownFile(url) } : null;

export function draftOf(request: NewVideo): Draft {
  const { character_id, voice_id = null, script = '', video_idea = '' } = request;
  const common = { ...emptyDraft, characterId: character_id, voiceId: voice_id, script, idea: video_idea };
  if (request.mode === 'scenes')
    return {
      ...common,
      mode: 'scenes',
      narration: request.narration_mode ?? 'auto',
      elements: (request.scene_elements ?? []).flatMap(({ url, role = 'product', caption = '' }) => {
        const file = sentFile(url);
        return file ? [{ ...file, role, caption }] : [];
      }),
      fast: request.fast ?? false,
      topic: request.topic ?? '',
      audience: request.audience ?? '',
      language: request.language ?? '',
    };
  const recording = sentFile(request.audio_url);
  const frame = sentFile(request.first_frame_url);
  return {
    ...common,
    sound: request.audio_url === undefined ? 'script' : 'recording',
    recording: recording && { ...recording, name: 'The recording of before' },
    frame: frame && { url: frame.url, characterId: character_id, idea: video_idea },
    resolution: request.resolution ?? '480p',
    captions: request.use_dynamic_captions ?? false,
    captionsPosition: request.captions_position ?? 'bottom',
    language: request.captions_language ?? '',
  };
}
