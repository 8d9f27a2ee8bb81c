// Free preview of a scenes video that is being written: its first seconds, as they would be rendered.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import type { Db } from '../db/db.ts';
import type { Engines } from '../engines/engines.ts';
import type { Inputs } from '../inputs/inputs.ts';
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
import { isSpeechFree, rendersFree, withoutLipsync } from './free-previews.ts';
import { presenterGender } from './presenter-gender.ts';
import { createPreviewCache, type PreviewCaller } from './preview-cache.ts';
import { beginningOf, CLIP_MS, speakBeginning } from './preview-speech.ts';
import { openDraftElements } from './scenes/draft-elements.ts';
import { estimatedShots } from './scenes/estimated-shots.ts';
import type { SpokenShot } from './scenes/shot-list.ts';
import { spokenLanguage } from './speech/spoken-language.ts';
import { openOverlays } from './video/overlays.ts';
import { checkVideoLength, estimateFromScript, quoteBasisOf } from './video/video-quote.ts';
import { voiceSnapshotOf } from './voice/snapshot.ts';

/** At most half a megabyte each. */
const MAX_CLIPS = 20;

/**
 * MP4, 480p. Throws not-found; 400 if the script is too long, 409 if speech or rendering costs money or the lips do not move, 422 for a picture that cannot be used, 429 over the limit.
 */
export type ScenesClipPreview = (caller: PreviewCaller, request: ScenesRequest) => Promise<Buffer>;

interface Deps {
  db: Db;
  engines: Engines;
  objects: Objects;
  inputs: Pick<Inputs, 'pictures'>;
  withStepContext: WithStepContext;
  requiresAiLabel: boolean;
}

export function createScenesClipPreview(deps: Deps): ScenesClipPreview {
  const { db, engines, objects, inputs, withStepContext, requiresAiLabel } = deps;
  const clips = createPreviewCache({ withStepContext, max: MAX_CLIPS });

  return async (caller, request) => {
    const { script } = request;
    const character = characterSnapshotOf(await getCharacter(db, caller.client, request.character_id));
    const voice = voiceSnapshotOf(await getVoice(db, caller.client, request.voice_id));
    const { name, sceneClip } = engines.forPort('sceneClip');
    const basis = quoteBasisOf(engines);
    checkVideoLength(request, estimateFromScript(request, basis)!, basis);
    const estimated = estimatedShots(request, engines);
    if (!isSpeechFree(engines, voice) || !rendersFree(sceneClip, within(estimated, CLIP_MS)))
      throw new Problem('conflict', 'The engine charges for this clip, so it can only be seen in a video.');
    const { captionLook, aiLabel: isLabelled, logo } = await getVideoLook(db, caller.client);
    const aiLabel = requiresAiLabel || isLabelled;
    const language = spokenLanguage(request.language, voice.language, script);
    const { accentColor } = captionLook;
    const key = JSON.stringify([request, language, accentColor, logo, aiLabel]);
    // A hash: the cache keeps no text of a client.
    return clips(createHash('sha256').update(key).digest('hex'), caller, async (ctx) => {
      const text = beginningOf(script, language, engines.paceOf);
      const { file: speech, durationMs, words, phones } = await speakBeginning(deps, { text, voice, language }, ctx);
      const shots = within(estimated, durationMs);
      const rendering = sceneClip.render(
        {
          shots,
          presenter: await openPresenter(objects, character, name, ctx),
          elements: await openDraftElements(inputs, caller.client, request, ctx),
          speech,
          timings: { words, phones },
          gender: presenterGender(request.video_idea, character) ?? undefined,
          accentColor,
          logo: logo === null ? undefined : await objects.open(logo, ctx),
          fast: request.fast,
          seed: 'preview',
        },
        ctx,
      );
      const { clip, includes } = await asClientError('video_idea', rendering);
      if (!includes.lipsync && shots.some(({ speaks }) => speaks)) throw withoutLipsync();
      const parts = {
        ...VIDEO_SIZES['480p'],
        clips: [{ file: clip, endMs: durationMs, mayRunLong: true }],
        still: null,
        speech,
        captions: null,
        ...(await openOverlays(objects, { logo: logo ?? undefined, aiLabel }, undefined, ctx)),
      };
      return readFile((await finishVideo(parts, ctx)).file);
    });
  };
}

/** The shots that begin before `endMs`, the last of them cut there or held until then. */
const within = (shots: readonly SpokenShot[], endMs: number): SceneShot[] =>
  shots
    .filter(({ startMs }) => startMs < endMs)
    .map(({ scene: _, text: __, ...shot }, index, { length }) => (index === length - 1 ? { ...shot, endMs } : shot));
