// A thing that fills the frame, on one of several stages, so that the cut-aways of a film differ.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../places/backdrop.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Area, seenPart } from './backgrounds.ts';
import { NEAR, STAGES, type Stage } from './stages.ts';
import { groundOf } from './thing-ground.ts';

/** A still with a thing in front: `picture` is both. `base`: the row on which it stands, as a share of the height. */
export interface ThingStill {
  picture: Canvas;
  layers: () => readonly Layer[];
  base: number;
}

/** Rows of the thing and what it stands on in a cut-away, as shares of the frame's height: above the words of the shot. */
export const ALONE = { top: 0.12, bottom: 0.62 } as const;
/** Above the larger words of a title. */
export const ABOVE_TITLE = { top: 0.09, bottom: 0.53 } as const;

/** What is above and below a thing takes no larger part of its room. */
const AROUND = 0.3;

/** How near the stage is, if the thing is at 1. */
const STAGE_NEAR = 0.45;

/**
 * @param thing with a transparent margin
 * @param place out of focus, of the frame's size
 * @param seed of the film
 * @param turn of the film's things, from 0: each is on another stage
 * @param room rows of the thing and what it stands on, as shares of the frame's height
 * @param hasWords whether large white words are above it
 * @param isLargest whether it is as large as can be, on whatever stage that is
 */
export const thingStill = (
  thing: Canvas,
  place: Canvas,
  {
    accent,
    seed,
    turn,
    room,
    hasWords,
    isLargest = false,
  }: {
    accent: string;
    seed: string;
    turn: number;
    room: { top: number; bottom: number };
    hasWords: boolean;
    isLargest?: boolean;
  },
): ThingStill => {
  const { width, height } = place;
  const tall = room.bottom - room.top;
  const stages = STAGES.filter(
    (one) => (hasWords ? one.hasBack : one !== NEAR) && one.above + one.below <= AROUND * tall,
  );
  const first = Math.floor(seededRandom(`${seed}/stage`)() * stages.length);
  const stage = isLargest ? NEAR : stages[(first + turn) % stages.length]!;
  const roll = seededRandom(`${seed}/stage/${turn}`);
  const shown = turned(thing, stage);
  const bottom = room.bottom - stage.below;
  const tallest = height * (bottom - room.top - stage.above);
  const scale = Math.min((stage.wide * width) / shown.width, tallest / shown.height);
  const [thingWide, thingTall] = [shown.width * scale, shown.height * scale];
  const at: Area = {
    x: (width - thingWide) / 2,
    y: height * bottom - thingTall - (stage.stands ? 0 : (tallest - thingTall) / 2),
    width: thingWide,
    height: thingTall,
  };
  const ground = createCanvas(width, height);
  stage.draw(ground.getContext('2d'), {
    thing: shown,
    at,
    ground: groundOf(shown, accent, stage.hasBack),
    place,
    roll,
  });
  const alone = createCanvas(width, height);
  const pen = alone.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(shown, at.x, at.y, at.width, at.height);
  const picture = createCanvas(width, height);
  for (const part of [ground, alone]) picture.getContext('2d').drawImage(part, 0, 0);
  const layers = () => [
    { picture: ground, nearness: evenNearness(STAGE_NEAR) },
    { picture: alone, nearness: evenNearness(1) },
  ];
  return { picture, layers, base: (at.y + at.height) / height };
};

const evenNearness = (near: number): Layer['nearness'] => ({
  columns: 2,
  rows: 2,
  values: new Float32Array(4).fill(near),
});

/** The thing without its margin, turned as on the stage. */
const turned = (thing: Canvas, { turn }: Stage): Canvas => {
  const size = thing.width * 1.3;
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.translate(size / 2, size / 2);
  pen.rotate(turn);
  pen.drawImage(thing, -thing.width / 2, -thing.height / 2);
  const { x, y, width, height } = seenPart(canvas);
  const seen = createCanvas(width, height);
  seen.getContext('2d').drawImage(canvas, -x, -y);
  return seen;
};
