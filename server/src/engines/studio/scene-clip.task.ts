// Films one shot in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { originComment } from '../../media/origin.ts';
import { canvasOf, readRaster } from '../../studio/photo/raster.ts';
import { openStage } from '../../studio/render/stage.ts';
import { productStill, settingStill } from '../../studio/scene/backgrounds.ts';
import { filmShot, SHOT } from '../../studio/scene/film-shot.ts';
import { cardOverlay, titleOverlay } from '../../studio/scene/overlays.ts';
import { seeded } from '../../studio/seeded.ts';
import { castInScene, placeStill } from './presenter.ts';
import type { SceneClipInput, SceneClipOutput } from './scene-clip.ts';

const { width, height } = SHOT;

const sceneClip: TaskRun<SceneClipInput, SceneClipOutput> = async (input, child) => {
  const picture = input.element && canvasOf(await readRaster(input.element.file));
  const role = input.element?.role;
  const caption = input.element?.caption ?? undefined;
  const previous = input.previous === null ? undefined : await readRaster(input.previous);
  const roll = seeded(input.seed);
  const inwards = roll() < 0.5;

  const shot = {
    file: input.clip,
    spoken: input.timings,
    startMs: input.startMs,
    endMs: input.endMs,
    transition: input.fast ? ('none' as const) : input.transition,
    previous: previous?.rgba,
    camera: { from: inwards ? 1 : 1.09, to: inwards ? 1.09 : 1, x: 1.2 * (roll() - 0.5), y: 0.8 * (roll() - 0.5) },
    seed: input.seed,
    progress: child.progress,
  };

  // Narrated over a picture; everything else shows the presenter, who is silent where the words are narrated.
  const broll = !input.onCamera && picture !== null;
  let last: Uint8ClampedArray;
  if (broll) {
    const still =
      role === 'setting'
        ? settingStill(picture, width, height)
        : productStill(picture, placeStill(input.scene), width, height);
    const { data } = still.getContext('2d').getImageData(0, 0, width, height);
    last = await filmShot({
      ...shot,
      stage: await openStage(width, height, data),
      puppet: undefined,
      speaks: false,
      overlay: titleOverlay(caption, width, height),
      held: input.fast,
      comment: originComment('compositeSynthetic'),
    });
  } else {
    const behind = role === 'setting' && picture !== null ? picture : undefined;
    // A card takes the lower part of the frame: the face makes room for it.
    const framing = picture !== null && role !== 'setting' && input.framing === 'close' ? 'medium' : input.framing;
    const { stage, puppet, origin, showsBehind } = await castInScene({ ...input, framing }, behind);
    const card = picture !== null && !showsBehind;
    last = await filmShot({
      ...shot,
      stage,
      puppet,
      speaks: input.onCamera,
      overlay: card ? cardOverlay(picture, role!, caption, width, height) : titleOverlay(caption, width, height),
      held: false,
      comment: originComment(picture === null ? origin : 'compositeSynthetic'),
    });
  }
  await writeFile(input.last, await canvasOf({ width, height, rgba: last }).encode('png'));
  return null;
};

export default sceneClip;
