// The first seconds of the video, rendered on request where the engine costs nothing.
import { isSpeakable } from '@greenroom/contract/speakable';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postForFile } from '../../lib/http.ts';
import { useCaptionsPosition } from './captions/use-brand-kit.ts';
import type { CaptionsPosition, Draft } from './draft.ts';
import { hasCaptions, hasScript, scenesClipRequestOf } from './request.ts';

export function useClipPreview(draft: Draft) {
  const request = requestOf(draft, useCaptionsPosition(draft));
  const key = JSON.stringify(request);
  const { mutate, data, variables, isPending, error, reset } = useMutation({
    mutationFn: async (body: string) =>
      URL.createObjectURL(await postForFile(`/studio/previews/${pathOf(draft)}`, JSON.parse(body))),
  });
  const isCurrent = variables === key;
  const url = isCurrent ? data : undefined;
  useEffect(
    () => () => {
      if (data !== undefined) URL.revokeObjectURL(data);
    },
    [data],
  );
  return {
    /** Of the draft as it is now; undefined until it is rendered. */
    url,
    rendering: isPending && isCurrent,
    error: isCurrent ? error : null,
    /** Undefined if the draft lacks something, or has another first frame or speech. */
    play: request && (() => mutate(key)),
    /** Back to the picture. */
    close: reset,
  };
}

const pathOf = ({ mode }: Draft) => (mode === 'scenes' ? 'scenes-clip' : 'clip');

const requestOf = (draft: Draft, captions: CaptionsPosition | undefined) => {
  const { mode, characterId, voiceId, script, setting, language, preview } = draft;
  if (mode === 'scenes') return scenesClipRequestOf(draft);
  if (!hasScript(draft) || preview !== null) return undefined;
  if (characterId === null || voiceId === null || !isSpeakable(script) || setting.trim() === '') return undefined;
  // Until the brand kit is known.
  if (hasCaptions(draft) && !captions) return undefined;
  return {
    character_id: characterId,
    voice_id: voiceId,
    script,
    scene_description: setting,
    language: language || undefined,
    captions_position: captions ?? null,
  };
};
