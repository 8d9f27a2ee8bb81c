// Paints a place: builds its world, lights it, applies lens blur and develops the picture at a frame's size.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { blend, type Rgb, rgb } from '../paint/colour.ts';
import { canvasFrom } from '../paint/picture.ts';
import { createRandom } from '../paint/random.ts';
import type { Backdrop, Layer } from './backdrop.ts';
import { coarseMask, type FitToFrame } from './coarse-mask.ts';
import { buildKind } from './kinds/kinds.ts';
import type { SceneBuild } from './kit/build.ts';
import { daylightOf } from './kit/daylight.ts';
import { type Exposure, layersOf, type Photograph } from './layers.ts';
import type { PlacePlan, TimeOfDay } from './plan.ts';
import { precipitationIn } from './precipitation.ts';
import { createDeveloper } from './world/develop.ts';
import { applyFocus, type Focus } from './world/lens.ts';
import { mirror } from './world/mirror.ts';
import { addReflections } from './world/reflections.ts';
import { shadeView } from './world/shade.ts';
import { renderView, type View } from './world/view.ts';
import type { World } from './world/world.ts';

/** Camera settings. */
interface CameraSetup {
  /** Rendered width in pixels, enlarged to the frame: blurred places need few. */
  pixels: number;
  /** Position of the horizon from the frame's top, 0 to 1. */
  horizon: number;
  focus: Focus;
}

const cameraSetups: Record<'behind' | 'alone', CameraSetup> = {
  /** Behind a person whose eyes are on the upper third: out of focus, but its landmark is read on a phone. */
  behind: { pixels: 144, horizon: 0.4, focus: { at: 1.7, opening: 0.036 } },
  /** Without a person: sharper. */
  alone: { pixels: 450, horizon: 0.5, focus: { at: 3.4, opening: 0.05 } },
};

/** Factor of the aperture after dark, when lamps become discs of light. */
const OPEN_AFTER_DARK = 1.35;

/** Brightness of the picture's mid-tones. */
const keys: Record<TimeOfDay, number> = { morning: 0.43, day: 0.43, golden: 0.35, dusk: 0.24, night: 0.14 };

/** Factor by which hidden parts are rendered smaller: little of them is ever visible, and never in focus. */
const HIDDEN_DOWNSCALE = 2.5;

/** Aspect ratio of a composed place, height over width; other frames crop it. */
const SHAPE = 16 / 9;

/**
 * Paints a place at a frame size, in pixels.
 * @param take `behind` a person, out of focus; `alone`, sharp enough to be a picture
 */
export const paintPlace = (
  plan: PlacePlan,
  frameWidth: number,
  frameHeight: number,
  take: 'behind' | 'alone' = 'behind',
): Backdrop => photograph(plan, frameWidth, frameHeight, take).backdrop;

/** Like `paintPlace`, with depth layers for a moving camera. */
export const paintDeepPlace = (...asked: Parameters<typeof paintPlace>): Backdrop => {
  const { backdrop, photo } = photograph(...asked);
  return { ...backdrop, layers: layersOnce(photo) };
};

/** Makes the layers on first use and then releases their source, which is large. */
const layersOnce = (photo: Photograph): (() => readonly Layer[]) => {
  const known: { photo?: Photograph; layers?: readonly Layer[] } = { photo };
  return () => {
    known.layers ??= layersOf(known.photo!);
    delete known.photo;
    return known.layers;
  };
};

const photograph = (
  plan: PlacePlan,
  frameWidth: number,
  frameHeight: number,
  take: 'behind' | 'alone' = 'behind',
): { backdrop: Backdrop; photo: Photograph } => {
  const { pixels, horizon, focus } = cameraSetups[take];
  const isDark = plan.time === 'dusk' || plan.time === 'night';
  const lens = { ...focus, opening: focus.opening * (isDark ? OPEN_AFTER_DARK : 1) };
  const width = Math.min(pixels, Math.ceil(Math.max(frameWidth, frameHeight / SHAPE)));
  const height = Math.round(width * SHAPE);
  const world = buildWorld(plan);
  const exposed = (view: View): Exposure => {
    const light = shadeView(world, view);
    addReflections(world, view, light);
    return { view, light };
  };
  const whole = exposed(renderView(world, width, height, horizon));
  const { view } = whole;
  const outdoors = world.haze.halvingDistance !== Number.POSITIVE_INFINITY;
  const film = applyFocus(view, whole.light, lens);
  const develop = createDeveloper(film, width, height, {
    key: keys[plan.time] * world.exposure,
    // A camera corrects the colour of lamps indoors; outdoor light keeps most of its colour.
    balance: outdoors ? 0.1 : 0.55,
    glow: 0.28,
    corners: outdoors ? 0.32 : 0.36,
    head: take === 'behind' ? plan.head : null,
  });
  const rgba = develop(film, width, height);
  const smooth = take === 'behind' ? smoothed : (part: Canvas) => part;
  const picture = smooth(canvasFrom({ width, height, data: rgba }));
  const over: FitToFrame = (part, coarse) =>
    cropToFrame(part, Math.ceil(frameWidth / coarse), Math.ceil(frameHeight / coarse));
  const precipitation = precipitationIn(plan, world, view, over);
  const leaves = view.swaysInWind.includes(1) ? coarseMask(view, over, view.swaysInWind) : undefined;
  return {
    backdrop: {
      picture: cropToFrame(picture, frameWidth, frameHeight),
      ...(precipitation && { precipitation }),
      ...(leaves && { leaves }),
      rim: rimOf(rgba, width, height),
      cast: castOf(rgba),
    },
    photo: {
      whole,
      picture,
      lens,
      back: world.room?.back ?? Number.POSITIVE_INFINITY,
      beyond: (metres) =>
        exposed(
          renderView(world, Math.ceil(width / HIDDEN_DOWNSCALE), Math.ceil(height / HIDDEN_DOWNSCALE), horizon, metres),
        ),
      print: (part, { width: columns, height: rows }, cover) =>
        smooth(canvasFrom({ width: columns, height: rows, data: develop(part, columns, rows, cover) })),
    },
  };
};

/**
 * The world of a place as one of its views: seeds differ in the side of things and in where the lines vanish. The second side of
 * a room is its mirror image with other furniture, that of a place outdoors is as another seed draws it.
 */
const buildWorld = (plan: PlacePlan): World => {
  const world = buildSide(plan, plan.seed);
  return plan.side && !world.room && plan.kind !== 'house' ? buildSide(plan, `${plan.seed}/${plan.side}`) : world;
};

const buildSide = (plan: PlacePlan, seed: string): World => {
  const day = daylightOf(plan);
  const view = createRandom(`${seed}/${plan.kind}/view`);
  const shift = view.pick([-0.12, -0.05, 0.05, 0.12]);
  const isMirrored = view.chance(0.5) !== (plan.side === 'second');
  const build: SceneBuild = {
    world: {
      surfaces: [],
      blocks: [],
      areaLights: [],
      pointLights: [],
      sun: day.sun,
      ambient: { above: day.above, below: day.below },
      sky: day.sky,
      canopy: 0,
      haze: { light: day.haze, halvingDistance: day.visibility },
      exposure: 1,
      camera: { height: 1.5, reach: 0.6, shift: isMirrored ? -shift : shift },
    },
    plan,
    random: createRandom(`${seed}/${plan.kind}`),
    day,
    wall: rgb(plan.wall),
    accent: rgb(plan.accent),
    lampsOn: day.isDark,
    textures: new Map(),
  };
  buildKind(plan.kind, build);
  return isMirrored ? mirror(build.world) : build.world;
};

/** Smooths the steps around lights, whose blurred discs are brighter than white; enlarged they would be seen. Keeps the alpha. */
const smoothed = (picture: Canvas): Canvas => {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.filter = 'blur(0.8px)';
  context.drawImage(picture, 0, 0);
  return canvas;
};

/** Scales the picture to cover the frame and crops it. */
const cropToFrame = (picture: Canvas, width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  return canvas;
};

/** Colour of the rim light: the mean of the brighter half of the picture's right side, most of what is colourful, warmed slightly. */
const rimOf = (rgba: Uint8ClampedArray, width: number, height: number): Rgb => {
  const found: Rgb[] = [];
  for (let row = Math.round(height * 0.15); row < height * 0.6; row += 6)
    for (let column = Math.round(width * 0.55); column < width; column += 6) {
      const at = (row * width + column) * 4;
      found.push([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]);
    }
  found.sort((a, b) => b[0] + b[1] + b[2] - (a[0] + a[1] + a[2]));
  const bright = found.slice(0, Math.ceil(found.length / 2));
  const sum = [0, 0, 0];
  let all = 0;
  for (const colour of bright) {
    const share = 24 + Math.max(...colour) - Math.min(...colour);
    for (let c = 0; c < 3; c++) sum[c]! += colour[c]! * share;
    all += share;
  }
  return blend(sum.map((part) => part / all) as unknown as Rgb, [255, 236, 210], 0.24);
};

/** Factors of the place's light on a person: a third of the picture's hue and a little of its darkness. */
const castOf = (rgba: Uint8ClampedArray): readonly [number, number, number] => {
  const sum = [0, 0, 0];
  for (let at = 0; at < rgba.length; at += 28) for (let c = 0; c < 3; c++) sum[c]! += rgba[at + c]!;
  const mean = sum.map((value) => Math.max(0.02, value / Math.ceil(rgba.length / 28) / 255));
  const grey = 0.2126 * mean[0]! + 0.7152 * mean[1]! + 0.0722 * mean[2]!;
  const level = Math.max(0.84, Math.min(1, (grey / 0.45) ** 0.2));
  const hues = mean.map((value) => Math.max(0.84, Math.min(1.16, (value / grey) ** 0.33)));
  const max = Math.max(...hues);
  return [(level * hues[0]!) / max, (level * hues[1]!) / max, (level * hues[2]!) / max];
};
