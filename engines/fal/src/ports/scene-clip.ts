// The scene clip port: generates one shot of the presenter in a place from reference pictures.
import type { SceneClipPort, SceneElement, SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { Connection } from '../client/connection.ts';
import { downloadVideo, videoSchema } from '../client/results.ts';
import { runModel } from '../client/run-model.ts';
import { clipSeconds, type SceneModel } from '../models/scene-models.ts';
import { readPlace } from '../prompts/read-place.ts';
import { scenePrompt } from '../prompts/scene-prompt.ts';
import { seedOf } from '../prompts/seed.ts';
import { uploadPicture } from './upload-picture.ts';

const MAX_CONCURRENT_CLIPS = 4;

/** Renders silent clips of one shot each. Each is a paid operation, so a clip never has several. */
export const sceneClipPort = (model: SceneModel, connection: Connection): SceneClipPort => ({
  subjects: ['presenter'],
  maxShots: 1,
  maxClipMs: model.maxSeconds * 1000,
  maxConcurrentClips: MAX_CONCURRENT_CLIPS,
  readPlace,

  async render({ presenter, shots, elements, gender, seed }, ctx) {
    ctx.signal.throwIfAborted();
    const [shot] = shots;
    if (shot === undefined || shots.length > 1) throw new Error('This engine renders clips of one shot.');
    const setting = settingOf(shot, elements);
    const seconds = clipSeconds(model, shot.endMs - shot.startMs);
    const caller = { connection, http: ctx.http };
    const output = await runModel(
      {
        model: model.id,
        billed: { name: model.id, unit: model.price.unit, quantity: seconds },
        output: videoSchema,
        async input() {
          const pictures = [presenter.portrait, presenter.sheet, ...(setting ? [setting.file] : [])];
          const [portrait, sheet, place] = await Promise.all(pictures.map((file) => uploadPicture(file, caller, ctx)));
          const prompt = scenePrompt(shot, setting, { presenter, gender }, model);
          // The same for all clips of a video, which helps them to look alike.
          return model.input({
            prompt,
            portrait: portrait!,
            sheet: sheet!,
            setting: place,
            seconds,
            seed: seedOf(seed),
          });
        },
      },
      connection,
      ctx,
    );
    const clip = await downloadVideo(output, connection, ctx);
    return { clip, includes: { lipsync: false, sound: false }, unshown: [] };
  },
});

/** The client's picture of the place, if the shot has one. */
const settingOf = ({ element }: SceneShot, elements: readonly SceneElement[]): SceneElement | undefined => {
  const used = element === null ? undefined : elements[element];
  return used?.role === 'setting' ? used : undefined;
};
