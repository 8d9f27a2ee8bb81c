// The plain grounds of a scenes video: in shades of the client's colour, or of one near the colours of each place.
import type { Canvas } from '@napi-rs/canvas';
import { memoize } from '../memoize.ts';
import { hex } from '../paint/colour.ts';
import { type Shades, shadesOfAccent, shadesOfPlace } from '../scene/card-ground.ts';
import { endBackground } from '../scene/soft-background.ts';
import type { clothesOf } from './shot-clothes.ts';

/**
 * @param paintedPlace picture of a place @param seed of the film @param clothes of the presenter
 * @param accent of the client; undefined: they have none
 */
export const createShotGrounds = (
  paintedPlace: (place: string) => Canvas,
  { accent, seed, clothes }: { accent: string | undefined; seed: string; clothes: ReturnType<typeof clothesOf> },
) => {
  const shadesAt = memoize((place: string): Shades => {
    if (accent !== undefined) return shadesOfAccent(accent);
    return shadesOfPlace(paintedPlace(place), seed, clothes ? [clothes.colour, clothes.second] : []);
  });
  return {
    /** Of cards and panels. */
    endGround: memoize((place: string): Canvas => endBackground(paintedPlace(place), shadesAt(place))),
    /** The colour of which the grounds of things are shades, `#rrggbb`. */
    wallAt: (place: string): string => accent ?? hex(shadesAt(place)[1]),
  };
};
