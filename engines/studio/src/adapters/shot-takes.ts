// Creates the takes of a scenes video: the presenter, once for each place and framing, pictures, places and titles.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { loudnessTrack } from '../motion/loudness.ts';
import { planMotion, type TimedPose } from '../motion/motion.ts';
import { canvasOf, readRaster } from '../photo/raster.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { paintDeepPlace, paintPlace } from '../places/paint-place.ts';
import type { PlacePlan } from '../places/plan.ts';
import type { ParallaxLayer } from '../render/camera.ts';
import { createFrameBuffers, type FrameBuffers } from '../render/frame-buffers.ts';
import { parallaxLayersOf } from '../render/parallax-layers.ts';
import { productStill, settingStill } from '../scene/backgrounds.ts';
import { presenterMove, productMove, stillMove } from '../scene/camera-move.ts';
import { labelText } from '../scene/label-text.ts';
import type { Overlay } from '../scene/overlay.ts';
import { keyLabel, lowerThird, SPLIT, splitPanel } from '../scene/picture-overlays.ts';
import { SHOT, type Take } from '../scene/shots.ts';
import { endBackground, productNearness, softBackground, titleBackground } from '../scene/soft-background.ts';
import { createPresenter, presenterTake, stillTake } from '../scene/takes.ts';
import { titleCard } from '../scene/title-card.ts';
import { placeFor, prepareForShot } from './presenter.ts';
import type { SceneClipInput } from './scene-clip.ts';

const { width, height, framesPerSecond } = SHOT;

/** A place is seen from two sides: the second one behind a presenter who is nearer or farther, and behind titles. */
type View = 'first' | 'second';

/** The same place with the same colours, and its things elsewhere. */
const placeView = (place: PlacePlan, view: View): PlacePlan =>
  view === 'first' ? place : { ...place, seed: `${place.seed}/second` };

interface Element {
  picture: Canvas;
  role: 'setting' | 'product' | 'prop';
  caption: string | undefined;
}

/** The content of a shot without a presenter. */
interface Still extends Pick<Backdrop, 'picture' | 'layers' | 'precipitation'> {
  /** Of a flat picture, as in `ParallaxLayer`. */
  nearness?: Uint8Array;
  overlay: Overlay | undefined;
  move?: typeof stillMove;
}

/** The blur of a client's picture behind a presenter, relative to the width of the frame. */
const SETTING_BLUR = 0.004;
/** Of the camera before and after it steps closer. */
const MIN_STILL_FRAMES = 45;

/** A title that ends so close to the end of the speech is the end card. */
const END_MS = 100;

const DAYLIGHT = [255, 244, 230] as const;

/** Returns a function that creates the take of a shot. Call it in the order of the shots. */
export const createShotTakes = (input: SceneClipInput, speech: Sound) => {
  const { likeness, timings, fast, seed } = input;
  const performance = {
    spoken: timings,
    loudness: loudnessTrack(speech.samples, speech.sampleRate),
    lengthMs: (speech.samples.length * 1000) / speech.sampleRate,
    framesPerSecond,
    seed,
  };
  // One plan for the whole speech, so that motion continues when the presenter appears again.
  const speaking = planMotion({ ...performance, speaks: true });
  const silent = planMotion({ ...performance, speaks: false });

  const elementAt = memoize(async (index: number): Promise<Element> => {
    const { file, role, caption } = input.elements[index]!;
    return { picture: canvasOf(await readRaster(file)), role, caption: caption ?? undefined };
  });
  const elementOf = ({ element }: SceneShot) => (element === null ? undefined : elementAt(element));

  // The camera of a fast video shows no parallax, so it needs no depth.
  const paint = fast ? paintPlace : paintDeepPlace;

  // Painting a place takes as long as painting a presenter, and the place is the same in every framing.
  const placeBehind = memoize((words: string, view: View) =>
    paint(placeView(placeFor(likeness.json, words), view), width, height),
  );

  const animationKeyOf = ({ framing, place, element }: SceneShot) =>
    [framing, place, element !== null && input.elements[element]!.role === 'setting' ? element : null] as const;

  const animatedFor = memoize(async (...[framing, place, setting]: ReturnType<typeof animationKeyOf>) => {
    const behind =
      setting === null
        ? placeBehind(place, framing === 'medium' ? 'first' : 'second')
        : { picture: settingBehind((await elementAt(setting)).picture), rim: DAYLIGHT };
    const { buffers, rig, parallaxLayers, isComposited } = await prepareForShot(
      { likeness, scene: place, framing },
      behind,
    );
    return { animated: createPresenter(buffers, rig, parallaxLayers), isComposited };
  });

  const framesUntil = (ms: number, { startMs }: SceneShot): number =>
    Math.round(((ms - startMs) * framesPerSecond) / 1000);

  /** @param chinY of the presenter, as a share of the frame */
  const labelOf = (shot: SceneShot, chinY?: number): Overlay | undefined => {
    if (shot.title === null) return undefined;
    const label = keyLabel(labelText(shot.title), framesUntil(shot.title.keyMs, shot) - 3, width, height, chinY);
    return label && shot.startMs === 0 ? withoutEntrance(label) : label;
  };

  /** When the camera steps closer: at the words of a label, or at a word in the middle of a long shot. */
  const stepAt = (shot: SceneShot, frameCount: number): number | undefined => {
    const wanted = shot.title ? shot.title.keyMs : (shot.startMs + shot.endMs) / 2;
    const startMs = timings.words.find((word) => word.startMs >= wanted - 1)?.startMs ?? wanted;
    const frame = framesUntil(startMs, shot);
    return frame >= MIN_STILL_FRAMES && frame <= frameCount - MIN_STILL_FRAMES ? frame : undefined;
  };

  const presenter = async (shot: SceneShot, index: number, frameCount: number): Promise<Take> => {
    const element = await elementOf(shot);
    const { animated, isComposited } = await animatedFor(...animationKeyOf(shot));
    const plan = shot.speaks ? speaking : silent;
    const first = Math.round((shot.startMs * framesPerSecond) / 1000);
    const momentAt = (i: number): TimedPose => plan(((first + i) * 1000) / framesPerSecond);
    // A setting is behind the presenter, unless their photo keeps its own background.
    const splits = element !== undefined && !(element.role === 'setting' && isComposited);
    const lowestChin = element?.caption === undefined && shot.title === null ? SPLIT.chin : SPLIT.chinOverCaption;
    const down = Math.max(SPLIT.down.min, Math.min(SPLIT.down.max, lowestChin - animated.face.chinY));
    // The chin stays above a label while the camera moves closer.
    const hasWords = shot.title !== null || element?.caption !== undefined;
    const y = (hasWords ? animated.face.chinY : animated.face.y) + (splits ? down : 0);
    const camera = fast
      ? undefined
      : presenterMove(index, frameCount, { x: animated.face.x, y }, stepAt(shot, frameCount));
    if (splits) {
      const ground = softBackground(placeBehind(shot.place, 'first').picture);
      const chinY = animated.face.chinY + down;
      const caption = labelOf(shot, chinY) ?? lowerThird(element.caption, width, height, chinY);
      const overlay = splitPanel(element.picture, ground, caption, width, height);
      const flat = { down: Math.round((height * down) / 2) * 2 };
      return presenterTake(animated, { momentAt, camera, overlay, flat });
    }
    const overlay = labelOf(shot) ?? lowerThird(element?.caption, width, height, animated.face.chinY);
    return presenterTake(animated, { momentAt, camera, overlay });
  };

  const still = async (
    { picture, layers, nearness, overlay, move = stillMove, precipitation }: Still,
    index: number,
    frameCount: number,
  ): Promise<Take> => {
    const buffers = await buffersOf(picture);
    const parallax: ParallaxLayer[] = layers
      ? parallaxLayersOf(buffers, layers())
      : [{ picture: buffers.texture, nearness: fast ? undefined : nearness }];
    return stillTake(buffers, {
      layers: parallax,
      precipitation,
      camera: move(`${seed}/${index}`, frameCount, parallax.length > 1 || parallax[0]!.nearness !== undefined),
      overlay,
    });
  };

  const stillOf = async (shot: SceneShot): Promise<Still> => {
    const element = await elementOf(shot);
    if (element?.role === 'setting') {
      const overlay = labelOf(shot) ?? lowerThird(element.caption, width, height);
      return { picture: settingStill(element.picture, width, height), overlay };
    }
    if (element) {
      const overlay = labelOf(shot) ?? lowerThird(element.caption, width, height);
      const ground = softBackground(placeBehind(shot.place, 'first').picture);
      const picture = productStill(element.picture, ground, overlay?.top, width, height);
      return { picture, nearness: productNearness(width, height), overlay, move: productMove };
    }
    const isEnd = shot === input.shots.at(-1) && shot.startMs > 0 && shot.endMs > performance.lengthMs - END_MS;
    const card =
      shot.subject === 'title' && shot.title
        ? titleCard(shot.title, framesUntil(shot.title.keyMs, shot) - 3, width, height, isEnd)
        : undefined;
    if (card) {
      const overlay = shot.startMs === 0 ? withoutEntrance(card) : card;
      const background = isEnd ? endBackground : titleBackground;
      return { picture: background(placeBehind(shot.place, 'second').picture), overlay };
    }
    return { ...paint(placeFor(likeness.json, shot.place), width, height, 'alone'), overlay: labelOf(shot) };
  };

  return async (shot: SceneShot, index: number, frameCount: number): Promise<Take> => {
    // Presenters without further shots are dropped: each uses about 70 MB.
    animatedFor.keep(input.shots.slice(index).filter(showsPresenter).map(animationKeyOf));
    return showsPresenter(shot) ? presenter(shot, index, frameCount) : still(await stillOf(shot), index, frameCount);
  };
};

/** Shows layers that enter immediately from the first frame on, because feeds show the first frame of a video as its thumbnail. */
const withoutEntrance = ({ top, layers }: Overlay): Overlay => ({
  top,
  layers: layers.map((layer) => (layer.after === 0 ? { picture: layer.picture } : layer)),
});

const showsPresenter = ({ subject }: SceneShot): boolean => subject === 'presenter' || subject === 'split';

/** The picture scaled to cover the frame, slightly out of focus. */
const settingBehind = (picture: Canvas): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const scale = Math.max(width / picture.width, height / picture.height) * 1.02;
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  context.filter = `blur(${width * SETTING_BLUR}px)`;
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  return canvas;
};

const buffersOf = (picture: Canvas): Promise<FrameBuffers> =>
  createFrameBuffers(width, height, picture.getContext('2d').getImageData(0, 0, width, height).data);

/** Caches results by arguments; `keep` drops all others. */
const memoize = <Arguments extends readonly (string | number | null)[], T>(make: (...args: Arguments) => T) => {
  const made = new Map<string, T>();
  const cached = (...args: Arguments): T => {
    const name = JSON.stringify(args);
    if (!made.has(name)) made.set(name, make(...args));
    return made.get(name)!;
  };
  const keep = (wanted: readonly Readonly<Arguments>[]): void => {
    const names = new Set(wanted.map((args) => JSON.stringify(args)));
    for (const name of made.keys()) if (!names.has(name)) made.delete(name);
  };
  return Object.assign(cached, { keep });
};
