// A place painted: built in space, lit, seen through a lens and developed at a frame's size.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chance } from '../paint/chance.ts';
import { blend, type Rgb, rgb } from '../paint/colour.ts';
import { pictureOf } from '../paint/picture.ts';
import type { Backdrop, Layer } from './backdrop.ts';
import { fallingIn } from './falling.ts';
import { type Fitted, fieldOver } from './field.ts';
import { drawKind } from './kinds/kinds.ts';
import type { Build } from './kit/build.ts';
import { daylightOf } from './kit/daylight.ts';
import { type Exposure, layersOf, type Photograph } from './layers.ts';
import type { PlacePlan, TimeOfDay } from './plan.ts';
import { developer } from './world/develop.ts';
import { type Focus, focus } from './world/lens.ts';
import { mirror } from './world/mirror.ts';
import { shade } from './world/shade.ts';
import { look, type View } from './world/view.ts';

/** How a place is photographed. */
interface Take {
  /** Pixels drawn across: what the lens blurs needs few, and they are enlarged to the frame. */
  pixels: number;
  /** Height of the horizon in the frame, from its top. */
  horizon: number;
  focus: Focus;
}

const takes: Record<'behind' | 'alone', Take> = {
  /** Behind a person whose eyes are on the upper third: melted away. */
  behind: { pixels: 192, horizon: 0.4, focus: { at: 1.7, opening: 0.042 } },
  /** A picture of its own. */
  alone: { pixels: 450, horizon: 0.5, focus: { at: 3.4, opening: 0.05 } },
};

/** Brightness of the middle of the picture. */
const keys: Record<TimeOfDay, number> = { morning: 0.4, day: 0.4, golden: 0.33, dusk: 0.22, night: 0.14 };

/** By how much what hides behind other things is drawn coarser: little of it is ever seen, and none of that in focus. */
const COARSER = 2.5;

/** Places are composed upright; a frame that is not cuts them. */
const SHAPE = 16 / 9;

/**
 * Paints a place at a frame size.
 * @param take behind a person things melt away; alone, a place is sharp enough to be a picture
 */
export const paintPlace = (
  plan: PlacePlan,
  frameWidth: number,
  frameHeight: number,
  take: 'behind' | 'alone' = 'behind',
): Backdrop => photograph(plan, frameWidth, frameHeight, take).backdrop;

/** The same for a camera that moves, which takes it apart. */
export const paintDeepPlace = (...asked: Parameters<typeof paintPlace>): Backdrop => {
  const { backdrop, photo } = photograph(...asked);
  return { ...backdrop, layers: layersOnce(photo) };
};

/** What they are made from goes when they are made. */
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
  const { pixels, horizon, focus: lens } = takes[take];
  const width = Math.min(pixels, Math.ceil(Math.max(frameWidth, frameHeight / SHAPE)));
  const height = Math.round(width * SHAPE);
  const { world } = built(plan);
  const exposed = (view: View): Exposure => {
    const light = shade(world, view);
    mirror(world, view, light);
    return { view, light };
  };
  const whole = exposed(look(world, width, height, horizon));
  const { view } = whole;
  const outdoors = world.haze.half !== Number.POSITIVE_INFINITY;
  const film = focus(view, whole.light, lens);
  const develop = developer(film, width, height, {
    key: keys[plan.time] * world.mood,
    // Indoors a camera corrects the lamps' colour; the sky's, and a set's own, are meant.
    balance: outdoors ? 0.1 : 0.35,
    glow: 0.32,
    corners: 0.42,
    head: take === 'behind' ? plan.head : null,
  });
  const rgba = develop(film, width, height);
  const picture = pictureOf({ width, height, data: rgba });
  const over: Fitted = (part, coarse) => fitted(part, Math.ceil(frameWidth / coarse), Math.ceil(frameHeight / coarse));
  const falling = fallingIn(plan, world, view, over);
  const leaves = view.stirs.includes(1) ? fieldOver(view, over, view.stirs) : undefined;
  return {
    backdrop: {
      picture: fitted(picture, frameWidth, frameHeight),
      ...(falling && { falling }),
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
        exposed(look(world, Math.ceil(width / COARSER), Math.ceil(height / COARSER), horizon, metres)),
      print: (part, { width: columns, height: rows }, cover) =>
        pictureOf({ width: columns, height: rows, data: develop(part, columns, rows, cover) }),
    },
  };
};

const built = (plan: PlacePlan): Build => {
  const day = daylightOf(plan);
  const build: Build = {
    world: {
      surfaces: [],
      blocks: [],
      panes: [],
      lamps: [],
      sun: day.sun,
      ambient: { above: day.above, below: day.below },
      sky: day.sky,
      canopy: 0,
      haze: { light: day.haze, half: day.sight },
      mood: 1,
      camera: { height: 1.5, reach: 0.6 },
    },
    plan,
    random: chance(`${plan.seed}/${plan.kind}`),
    day,
    wall: rgb(plan.wall),
    accent: rgb(plan.accent),
    lit: day.dark,
    textures: new Map(),
  };
  drawKind(plan.kind, build);
  return build;
};

/** The picture over the whole frame, cut where its shape differs. */
const fitted = (picture: Canvas, width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const x = canvas.getContext('2d');
  x.imageSmoothingQuality = 'high';
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  x.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  return canvas;
};

/** The light from behind on the viewer's right, where a person's edge catches it: of the brighter half of what is there. */
const rimOf = (rgba: Uint8ClampedArray, width: number, height: number): Rgb => {
  const found: Rgb[] = [];
  for (let row = Math.round(height * 0.15); row < height * 0.6; row += 6)
    for (let column = Math.round(width * 0.55); column < width; column += 6) {
      const at = (row * width + column) * 4;
      found.push([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]);
    }
  found.sort((a, b) => b[0] + b[1] + b[2] - (a[0] + a[1] + a[2]));
  const bright = found.slice(0, Math.ceil(found.length / 2));
  const mean = [0, 1, 2].map((c) => bright.reduce((sum, colour) => sum + colour[c]!, 0) / bright.length);
  return blend(mean as unknown as Rgb, [255, 232, 204], 0.3);
};

/** A person takes a third of the picture's hue and a little of its darkness: what a filter before a lamp would leave. */
const castOf = (rgba: Uint8ClampedArray): readonly [number, number, number] => {
  const sum = [0, 0, 0];
  for (let at = 0; at < rgba.length; at += 28) for (let c = 0; c < 3; c++) sum[c]! += rgba[at + c]!;
  const mean = sum.map((value) => Math.max(0.02, value / Math.ceil(rgba.length / 28) / 255));
  const grey = 0.2126 * mean[0]! + 0.7152 * mean[1]! + 0.0722 * mean[2]!;
  const level = Math.max(0.84, Math.min(1, (grey / 0.45) ** 0.2));
  const hues = mean.map((value) => Math.max(0.84, Math.min(1.16, (value / grey) ** 0.33)));
  const most = Math.max(...hues);
  return [(level * hues[0]!) / most, (level * hues[1]!) / most, (level * hues[2]!) / most];
};
