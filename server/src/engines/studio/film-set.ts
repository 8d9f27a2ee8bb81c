// What the shots of one scenes film are made of: the presenter, cast once for each place and framing, pictures, places, titles.
import type { Canvas } from '@napi-rs/canvas';
import type { Sound } from '../../media/wav.ts';
import { loudnessTrack } from '../../studio/motion/loudness.ts';
import { type Moment, planMotion } from '../../studio/motion/motion.ts';
import { canvasOf, readRaster } from '../../studio/photo/raster.ts';
import { openStage, type Stage } from '../../studio/render/stage.ts';
import { productStill, settingStill } from '../../studio/scene/backgrounds.ts';
import { presenterMove, SETTLED, settlingMove, stillMove } from '../../studio/scene/camera-move.ts';
import { SHOT, type Take } from '../../studio/scene/film-shot.ts';
import { productNearness, softGround, titleGround } from '../../studio/scene/ground.ts';
import type { Overlay } from '../../studio/scene/overlay.ts';
import { cardBeside, lowerThird, SPLIT, splitPanel } from '../../studio/scene/overlays.ts';
import { type Actor, castActor, presenterTake, stillTake } from '../../studio/scene/takes.ts';
import { titleCard } from '../../studio/scene/title-card.ts';
import type { SceneShot } from '../ports/video.ts';
import { castInScene, emptyPlace } from './presenter.ts';
import type { SceneClipInput } from './scene-clip.ts';

const { width, height, framesPerSecond } = SHOT;

interface Element {
  picture: Canvas;
  role: 'setting' | 'product' | 'prop';
  caption: string | undefined;
}

/** Opens takes in the order of the shots. `index` and `frameCount` are the shot's. */
export const openSet = (film: SceneClipInput, speech: Sound) => {
  const { likeness, timings, fast, seed } = film;
  const performance = {
    spoken: timings,
    loudness: loudnessTrack(speech.samples, speech.sampleRate),
    lengthMs: (speech.samples.length * 1000) / speech.sampleRate,
    framesPerSecond,
    seed,
  };
  // One for the whole speech, so that nothing jumps where a presenter comes back.
  const speaking = planMotion({ ...performance, speaks: true });
  const silent = planMotion({ ...performance, speaks: false });
  const actors = new Map<string, Promise<{ actor: Actor; showsBehind: boolean }>>();

  const elementOf = async ({ element }: SceneShot): Promise<Element | undefined> => {
    const shown = element === null ? undefined : film.elements[element];
    return shown && { ...shown, picture: canvasOf(await readRaster(shown.file)), caption: shown.caption ?? undefined };
  };

  /** The presenter before the partner's setting, or else in the place that the words describe. */
  const actorFor = (shot: SceneShot, setting: Element | undefined) => {
    const name = `${shot.framing}/${setting ? shot.element : shot.place}`;
    const known = actors.get(name);
    if (known) return known;
    const cast = castInScene({ likeness, scene: shot.place, framing: shot.framing }, setting?.picture).then(
      ({ stage, puppet, nearness, showsBehind }) => ({ actor: castActor(stage, puppet, nearness), showsBehind }),
    );
    actors.set(name, cast);
    return cast;
  };

  const presenter = async (shot: SceneShot, index: number, frameCount: number): Promise<Take> => {
    const element = await elementOf(shot);
    const setting = element?.role === 'setting' ? element : undefined;
    const { actor, showsBehind } = await actorFor(shot, setting);
    const plan = shot.speaks ? speaking : silent;
    const first = Math.round((shot.startMs * framesPerSecond) / 1000);
    const momentAt = (i: number): Moment => plan(((first + i) * 1000) / framesPerSecond);
    const camera = fast ? undefined : presenterMove(`${seed}/${index}`, frameCount, actor.face.x, actor.face.y);
    if (element?.role === 'product') {
      const ground = softGround(emptyPlace(shot.place).picture);
      const overlay = splitPanel(element.picture, ground, element.caption, width, height);
      return presenterTake(actor, { momentAt, camera, overlay, down: Math.round((height * SPLIT.down) / 2) * 2 });
    }
    const overlay =
      element === undefined || showsBehind
        ? lowerThird(element?.caption, width, height)
        : cardBeside(element.picture, element.caption, width, height);
    return presenterTake(actor, { momentAt, camera, overlay });
  };

  const still = async (
    { picture, nearness, overlay }: { picture: Canvas; nearness?: Uint8Array; overlay: Overlay | undefined },
    index: number,
    frameCount: number,
  ): Promise<Take> =>
    stillTake(await stageOf(picture), {
      nearness,
      camera: fast ? settlingMove : stillMove(`${seed}/${index}`, frameCount),
      settled: fast ? SETTLED : frameCount,
      overlay,
    });

  return async (shot: SceneShot, index: number, frameCount: number): Promise<Take> => {
    if (shot.subject === 'presenter' || shot.subject === 'split') return presenter(shot, index, frameCount);
    const element = await elementOf(shot);
    if (element?.role === 'setting') {
      const overlay = lowerThird(element.caption, width, height);
      return still({ picture: settingStill(element.picture, width, height), overlay }, index, frameCount);
    }
    const place = emptyPlace(shot.place);
    if (element) {
      const picture = productStill(element.picture, softGround(place.picture), width, height);
      const overlay = lowerThird(element.caption, width, height);
      return still({ picture, nearness: productNearness(width, height), overlay }, index, frameCount);
    }
    const overlay = shot.title ? titleCard(shot.title, width, height) : undefined;
    return still(overlay ? { picture: titleGround(place.picture), overlay } : { ...place, overlay }, index, frameCount);
  };
};

const stageOf = (picture: Canvas): Promise<Stage> =>
  openStage(width, height, picture.getContext('2d').getImageData(0, 0, width, height).data);
