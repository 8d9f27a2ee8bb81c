// Free preview of a talking head that is being written: its first seconds, as they would be rendered.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import { type HeardSpeech, type TalkingHeadClip, VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../db/db.ts';
import type { Engines } from '../engines/engines.ts';
import type { WithStepContext } from '../jobs/request-step-context.ts';
import { Problem } from '../kernel/problem.ts';
import { getVideoLook } from '../library/brand-kits.ts';
import { getCharacter } from '../library/characters.ts';
import type { Objects } from '../library/objects.ts';
import { getVoice } from '../library/voices.ts';
import { finishVideo } from '../media/finish-video.ts';
import { asClientError } from './as-client-error.ts';
import { openPresenter } from './character/presenter.ts';
import { characterSnapshotOf } from './character/snapshot.ts';
import { isClipFree, withoutLipsync } from './free-previews.ts';
import { createPreviewCache, type PreviewCaller } from './preview-cache.ts';
import { beginningOf, speakBeginning } from './preview-speech.ts';
import { spokenLanguage } from './speech/spoken-language.ts';
import { hasOverlays, openOverlays } from './video/overlays.ts';
import type { VideoOrder } from './video/video-order.ts';
import { voiceSnapshotOf } from './voice/snapshot.ts';

/** At most half a megabyte each. */
const MAX_CLIPS = 20;

export interface ClipToSee {
  character_id: string;
  voice_id: string;
  script: string;
  scene_description: string;
  /** Detected if it is absent. */
  language?: string | undefined;
  captions_position: 'top' | 'bottom' | null;
}

/** MP4, 480p. Throws not-found; 409 if speech or rendering costs money or the lips do not move, 429 over the limit. */
export type ClipPreview = (caller: PreviewCaller, request: ClipToSee) => Promise<Buffer>;

interface Deps {
  db: Db;
  engines: Engines;
  objects: Objects;
  withStepContext: WithStepContext;
  requiresAiLabel: boolean;
}

export function createClipPreview({ db, engines, objects, withStepContext, requiresAiLabel }: Deps): ClipPreview {
  const clips = createPreviewCache({ withStepContext, max: MAX_CLIPS });

  return async (caller, request) => {
    const { character_id, voice_id, script, scene_description: scene, captions_position: position } = request;
    const character = characterSnapshotOf(await getCharacter(db, caller.client, character_id));
    const voice = voiceSnapshotOf(await getVoice(db, caller.client, voice_id));
    const { name, talkingHead } = engines.forPort('talkingHead');
    if (!isClipFree(engines, voice))
      throw new Problem('conflict', 'The engine charges for this clip, so it can only be seen in a video.');
    const { captionLook, aiLabel: isLabelled, logo } = await getVideoLook(db, caller.client);
    const aiLabel = requiresAiLabel || isLabelled;
    const captions = position ? { position, look: captionLook } : undefined;
    const language = spokenLanguage(request.language, voice.language, script);
    const text = beginningOf(script, language, engines.paceOf);
    const key = JSON.stringify([character_id, voice_id, language, text, scene, captions, logo, aiLabel]);
    // A hash: the cache keeps no text of a client.
    return clips(createHash('sha256').update(key).digest('hex'), caller, async (ctx) => {
      const render = async (heard: Promise<HeardSpeech>) => {
        const firstFrame = { presenter: await openPresenter(objects, character, name, ctx), scene };
        const resolution = talkingHead.resolutions.includes('480p') ? '480p' : talkingHead.resolutions[0]!;
        const rendering = talkingHead.render({ firstFrame, speech: heard, captions, resolution, seed: 'preview' }, ctx);
        return asClientError('scene_description', rendering);
      };
      const speaking = speakBeginning({ engines, objects }, { text, voice, language }, ctx);
      // Rendering may fail before it awaits the speech. Unhandled, a failure of the speech would end the process.
      const heard = speaking.then(({ file, words, phones }) => ({ file, timings: { words, phones } }));
      heard.catch(() => {});
      const [spoken, rendered] = await Promise.allSettled([speaking, render(heard)]);
      if (spoken.status === 'rejected') throw spoken.reason;
      if (rendered.status === 'rejected') throw rendered.reason;
      if (!rendered.value.includes.lipsync) throw withoutLipsync();
      return readFile(
        await finish(rendered.value, spoken.value, { captions, logo: logo ?? undefined, aiLabel }, objects, ctx),
      );
    });
  };
}

/** What the engine did not do in the same pass. */
async function finish(
  { clip, includes }: TalkingHeadClip,
  { file, durationMs, words }: Speech,
  { captions, ...overlays }: { captions: Captions | undefined } & Pick<VideoOrder, 'logo' | 'aiLabel'>,
  objects: Objects,
  ctx: StepContext,
): Promise<LocalFile> {
  if (includes.sound && (includes.captions || !captions) && !hasOverlays(overlays)) return clip;
  const missing = captions && !includes.captions ? { words: [...words], ...captions } : null;
  const clips = [{ file: clip, endMs: durationMs, mayRunLong: false }];
  const parts = { clips, still: null, speech: file, captions: missing };
  const opened = await openOverlays(objects, overlays, captions, ctx);
  return (await finishVideo({ ...VIDEO_SIZES['480p'], ...parts, ...opened }, ctx)).file;
}
