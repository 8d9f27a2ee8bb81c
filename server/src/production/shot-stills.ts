// Free pictures of the shots of a draft, as the engine would render them.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScenesRequest } from '@greenroom/contract/videos';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import type { Db } from '../db/db.ts';
import type { Engines } from '../engines/engines.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { WithStepContext } from '../jobs/request-step-context.ts';
import { Problem } from '../kernel/problem.ts';
import { getVideoLook } from '../library/brand-kits.ts';
import { getCharacter } from '../library/characters.ts';
import type { Objects } from '../library/objects.ts';
import { makeSheet } from '../media/make-sheet.ts';
import type { ServiceStepContext } from '../tasks/service-step-context.ts';
import { asClientError } from './as-client-error.ts';
import { openPresenter } from './character/presenter.ts';
import { characterSnapshotOf } from './character/snapshot.ts';
import { rendersFree } from './free-previews.ts';
import { presenterGender } from './presenter-gender.ts';
import { createPreviewCache, type PreviewCaller } from './preview-cache.ts';
import { openDraftElements } from './scenes/draft-elements.ts';
import { estimatedShots } from './scenes/estimated-shots.ts';
import type { SpokenShot } from './scenes/shot-list.ts';
import { checkVideoLength, estimateFromScript, quoteBasisOf } from './video/video-quote.ts';

/** Half a megabyte each. */
const MAX_SHEETS = 20;

/** The width of a picture, in pixels: twice that on the canvas, but less of a sheet that would be wider than WebP allows. */
const WIDTH = 360;
const MAX_SHEET_WIDTH = 16_000;

/** Of each shot, so many milliseconds are rendered: titles and labels have come to rest at the end. */
const SHOT_MS = 700;

/** The part of a shot's end that is not shown: another rate of frames may begin the next one a little earlier. */
const END_MS = 60;

/**
 * A WebP of the pictures of all shots side by side, each of the same size, in the order of the estimate. Throws not-found; 400 if the script is too long, 409 if rendering costs money, 429 over the limit.
 */
export type ShotStills = (caller: PreviewCaller, request: ScenesRequest) => Promise<Buffer>;

interface Deps {
  db: Db;
  engines: Engines;
  objects: Objects;
  inputs: Pick<Inputs, 'pictures'>;
  withStepContext: WithStepContext;
}

export function createShotStills({ db, engines, objects, inputs, withStepContext }: Deps): ShotStills {
  const sheets = createPreviewCache({ withStepContext, max: MAX_SHEETS });

  return async (caller, request) => {
    const character = characterSnapshotOf(await getCharacter(db, caller.client, request.character_id));
    const { name, sceneClip } = engines.forPort('sceneClip');
    const basis = quoteBasisOf(engines);
    checkVideoLength(request, estimateFromScript(request, basis)!, basis);
    const shots = estimatedShots(request, engines).map(shortened);
    if (!rendersFree(sceneClip, shots))
      throw new Problem('conflict', 'The engine charges for these pictures, so they can only be seen in the video.');
    const { captionLook, logo } = await getVideoLook(db, caller.client);
    const { accentColor } = captionLook;
    const { voice_id: _, ...shown } = request;
    // A hash: the cache keeps no text of a client.
    const key = createHash('sha256')
      .update(JSON.stringify([shown, accentColor, logo]))
      .digest('hex');
    return sheets(key, caller, async (ctx) => {
      const rendering = sceneClip.render(
        {
          shots,
          presenter: await openPresenter(objects, character, name, ctx),
          elements: await openDraftElements(inputs, caller.client, request, ctx),
          speech: await silence(shots.length * SHOT_MS, ctx),
          timings: { words: [], phones: [] },
          gender: presenterGender(request.video_idea, character) ?? undefined,
          accentColor,
          logo: logo === null ? undefined : await objects.open(logo, ctx),
          fast: request.fast,
          seed: 'preview',
        },
        ctx,
      );
      const { clip } = await asClientError('video_idea', rendering);
      const atMs = shots.map(({ endMs }) => endMs - END_MS);
      const width = Math.min(WIDTH, Math.floor(MAX_SHEET_WIDTH / shots.length));
      return readFile(await makeSheet({ file: clip, atMs, width, height: Math.round((width * 16) / 9) }, ctx));
    });
  };
}

/** One after the other from zero, all of the same length. */
const shortened = ({ scene: _, text: __, title, phrases = [], ...shot }: SpokenShot, index: number): SceneShot => {
  const startMs = index * SHOT_MS;
  // What comes with a word is there from the start.
  return {
    ...shot,
    title: title && { ...title, keyMs: startMs },
    phrases: title ? [] : phrases.slice(0, 1).map((phrase) => ({ ...phrase, startMs })),
    transition: 'cut',
    startMs,
    endMs: startMs + SHOT_MS,
  };
};

async function silence(lengthMs: number, ctx: ServiceStepContext): Promise<LocalFile> {
  const file = join(ctx.dir, 'silence.wav') as LocalFile;
  await writeWav(file, new Float32Array(Math.round((lengthMs * SOUND_RATE) / 1000)), SOUND_RATE);
  return file;
}
