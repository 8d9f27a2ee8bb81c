// Turns the request of an earlier video into a draft.
import type { NewVideo } from '@greenroom/contract/videos';
import { t } from '@lingui/core/macro';
import { findOwnFile } from '../../lib/own-file.ts';
import { type Draft, emptyDraft, type UploadedFile } from './draft.ts';

/** Null for files from other origins: the studio accepts only its own uploads and assets. */
const uploadedFile = (url: string | undefined): UploadedFile | null => {
  const previewUrl = url === undefined ? undefined : findOwnFile(url);
  return url === undefined || previewUrl === undefined ? null : { url, previewUrl };
};

export function draftFromRequest(request: NewVideo): Draft {
  const { character_id, voice_id = null, script = '', video_idea = '' } = request;
  const common = { ...emptyDraft, characterId: character_id, voiceId: voice_id, script };
  if (request.mode === 'scenes')
    return {
      ...common,
      mode: 'scenes',
      story: video_idea,
      narration: request.narration_mode ?? 'auto',
      elements: (request.scene_elements ?? []).flatMap(({ url, role = 'product', caption = '' }) => {
        const file = uploadedFile(url);
        return file ? [{ ...file, role, caption }] : [];
      }),
      fast: request.fast ?? false,
      topic: request.topic ?? '',
      audience: request.audience ?? '',
      language: request.language ?? '',
    };
  const recording = uploadedFile(request.audio_url);
  const firstFrame = uploadedFile(request.first_frame_url);
  return {
    ...common,
    setting: video_idea,
    audioSource: request.audio_url === undefined ? 'script' : 'recording',
    recording: recording && { ...recording, name: t`Earlier recording` },
    preview: firstFrame && { url: firstFrame.url, characterId: character_id, setting: video_idea },
    resolution: request.resolution ?? '480p',
    captions: request.use_dynamic_captions ?? false,
    captionsPosition: request.use_dynamic_captions ? (request.captions_position ?? 'bottom') : null,
    language: request.captions_language ?? '',
  };
}
