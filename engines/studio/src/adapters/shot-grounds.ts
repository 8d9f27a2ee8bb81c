// The plain grounds of a scenes video: all in shades of the client's colour, or of one near the colours of its first place.
import { once } from '@greenroom/engine-kit/once';
import type { Canvas } from '@napi-rs/canvas';
import { memoize } from '../memoize.ts';
import { hex } from '../paint/colour.ts';
import type { Person } from '../people/person.ts';
import { type Shades, shadesOfAccent, shadesOfPlace } from '../scene/card-ground.ts';
import { endBackground } from '../scene/soft-background.ts';

/**
 * @param paintedPlace picture of a place @param home the first place @param seed of the film @param clothes of the presenter
 * @param accent of the client; undefined: they have none @param isFood whether the film is about food
 */
export const createShotGrounds = (
  paintedPlace: (place: string) => Canvas,
  {
    accent,
    home,
    seed,
    clothes,
    isFood,
  }: {
    accent: string | undefined;
    home: string;
    seed: string;
    clothes: Person['clothes'] | undefined;
    isFood: boolean;
  },
) => {
  const shades = once((): Shades => {
    if (accent !== undefined) return shadesOfAccent(accent);
    return shadesOfPlace(paintedPlace(home), seed, clothes ? [clothes.colour, clothes.second] : [], isFood);
  });
  return {
    /** Of cards and panels. */
    endGround: memoize((place: string): Canvas => endBackground(paintedPlace(place), shades())),
    /** The colour of which the grounds of things are shades, `#rrggbb`. */
    wall: (): string => accent ?? hex(shades()[1]),
  };
};
