// The things of a scenes video: alone in a shot, below the words of a title card, and beside the presenter.
import { SAFE } from '@greenroom/captions/safe-area';
import type { Canvas } from '@napi-rs/canvas';
import { memoize } from '../memoize.ts';
import type { Layer } from '../places/backdrop.ts';
import { type CameraMove, thingMove } from '../scene/camera-move.ts';
import type { Rows } from '../scene/card-parts.ts';
import { drawnThing } from '../scene/drawn-thing.ts';
import type { NamedThing } from '../scene/named-things.ts';
import type { Frame, Overlay } from '../scene/overlay.ts';
import { overlaid } from '../scene/picture-overlays.ts';
import { framesUntil } from '../scene/shots.ts';
import { sticker } from '../scene/sticker.ts';
import { ALONE, thingStill } from '../scene/thing-still.ts';

/** The sides of the pictures of things, in pixels, where they are shown. */
const SIDES = { stage: 440, sticker: 280, icon: 128 };

/** A card's words with a thing below them begin here; between both, and the thing with what it stands on at the least, as shares of the frame's height. Words end with empty rows. */
const CARD = { top: SAFE.top + 0.05, gap: 0.03, leastTall: 0.25, bottom: 0.96, end: { gap: 0.014, bottom: 0.985 } };

/** Half a head with its hair, relative to the distance from the forehead to the chin. */
const HALF_HEAD = 0.58;
/** Of a sticker, as shares of the frame's width: from the edge, and its side. */
const BESIDE = { edge: 0.035, least: 0.18, most: 0.38 };

/** Frames from which a sticker is seen before its word and leaves before the words after its clause, and for how many it is seen at least. */
const BEFORE_NAMED = 4;
const BEFORE_NEXT = 3;
const MIN_SEEN = 24;

export interface ThingShot {
  picture: Canvas;
  layers: () => readonly Layer[];
  move: (seed: string, frameCount: number) => CameraMove;
}

/** @param seed of the film @param colourOf a thing */
export const createShotThings = (seed: string, frame: Frame, colourOf: (name: string) => string) => {
  const { width, height } = frame;
  const thingOf = memoize((name: string, side: number) => drawnThing(name, side, colourOf(name)));
  let turn = 0;
  const stage = (
    name: string,
    place: Canvas,
    accent: string,
    room: { top: number; bottom: number },
    shown: { hasWords: boolean; isLargest?: boolean },
  ): ThingShot => {
    const { base, ...still } = thingStill(thingOf(name, SIDES.stage), place, {
      accent,
      seed,
      turn: turn++,
      room,
      ...shown,
    });
    return { ...still, move: thingMove(base) };
  };
  return {
    /** The thing alone, without a ground, for a small disc. */
    icon: (name: string): Canvas => thingOf(name, SIDES.icon),

    /** The thing above the words of its shot. @param accent `#rrggbb`: the ground is in its shades */
    alone: (name: string, place: Canvas, accent: string, room: Rows = ALONE): ThingShot =>
      stage(name, place, accent, room, { hasWords: false }),

    /** The thing below the words of a card, which are at the top then; undefined if there is no room for it. @param isEnd of an end card, where it is largest */
    onCard: (
      name: string,
      card: Overlay,
      place: Canvas,
      accent: string,
      isEnd: boolean,
    ): (ThingShot & { words: Overlay }) | undefined => {
      const words = { ...card, top: Math.round(height * CARD.top) };
      const tall = Math.max(...words.layers.map(({ picture, down = 0 }) => down + picture.height));
      const { gap, bottom } = isEnd ? CARD.end : CARD;
      const top = (words.top + tall) / height + gap;
      if (bottom - top < CARD.leastTall) return undefined;
      return { ...stage(name, place, accent, { top, bottom }, { hasWords: true, isLargest: isEnd }), words };
    },

    /**
     * Things beside a face on the side where there is more room, one after the other; undefined if there is none.
     * @param face the middle of the face and its chin, as shares of the frame without a camera
     * @param rows where it may be, as shares of the frame's height
     */
    beside: (
      named: readonly NamedThing[],
      shot: { startMs: number },
      {
        face,
        camera,
        frameCount,
        rows,
      }: { face: Record<'x' | 'y' | 'chinY', number>; camera: CameraMove; frameCount: number; rows: Rows },
    ): Overlay | undefined => {
      const views = [0, frameCount - 1].map(camera);
      const half = (HALF_HEAD * 2 * (face.chinY - face.y) * height) / width;
      const [lefts, rights] = [-1, 1].map((side) => views.map(({ zoom, x }) => x + zoom * (face.x + side * half - x)));
      const left = [BESIDE.edge, Math.min(...lefts!)] as const;
      const right = [Math.max(...rights!), 1 - BESIDE.edge] as const;
      const [from, to] = right[1] - right[0] > left[1] - left[0] ? right : left;
      const tallest = ((rows.bottom - rows.top) * height) / width;
      const side = Math.min(to - from, BESIDE.most, tallest);
      if (side < BESIDE.least) return undefined;
      const middleY = Math.max(...views.map(({ zoom, y }) => y + zoom * (face.y - y)));
      const halfSide = ((side / 2) * width) / height;
      const y = Math.max(rows.top + halfSide, Math.min(rows.bottom - halfSide, middleY));
      const area = {
        x: (from + (to - from - side) / 2) * width,
        y: (y - halfSide) * height,
        width: side * width,
        height: side * width,
      };
      return overlaid(
        named.map(({ name, startMs, untilMs }, index) => {
          const after = startMs <= 0 ? undefined : Math.max(0, framesUntil(startMs, shot) - BEFORE_NAMED);
          const next = named[index + 1];
          const until = Math.min(
            frameCount,
            next ? Math.max(0, framesUntil(next.startMs, shot) - BEFORE_NAMED) : frameCount,
            untilMs === undefined || startMs <= 0
              ? frameCount
              : Math.max((after ?? 0) + MIN_SEEN, framesUntil(untilMs, shot) - BEFORE_NEXT),
          );
          return sticker(thingOf(name, SIDES.sticker), area, { after, until }, frame);
        }),
      );
    },
  };
};
