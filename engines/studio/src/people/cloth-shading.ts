// The colours and strengths by which a cloth is shaded.
import { blend, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, mix, smooth } from '../paint/curve.ts';
import type { Person } from './person.ts';
import { stanceOf } from './stance.ts';

export const lamp: Rgb = [255, 246, 230];

/** What shades a cloth: light cloth is also lit by its own folds, so that its shadows are neither as dark nor as black. */
export interface Shading {
  readonly stiffness: number;
  readonly shade: Rgb;
  readonly glow: Rgb;
  readonly depth: number;
  /** Brightness that keeps the cloth's own colour: white, which nothing can lighten, has shadows only, and black, which nothing can darken, has light. */
  readonly middle: number;
  /** Factor on its highlights: on dark cloth they would look like those of rubber. */
  readonly shine: number;
  /** Slope of the whole body away from the viewer's left: one that turns to the light is brighter. */
  readonly yaw: number;
  /** Rows over which the shading begins. */
  readonly begin: number;
}

export const shadingOf = (person: Person, stiffness: number): Shading => {
  const base = rgb(person.clothes.colour);
  const own = lightness(base);
  const light = smooth(0.5, 0.95, own);
  const dark = smooth(0.3, 0.1, own);
  return {
    stiffness,
    shade: shadeOf(base, light),
    // In the cloth's own hue, or red cloth would turn pink.
    glow: blend(lamp, base, 0.3 * (1 - light)),
    depth: mix(1.7, 1.15, light),
    middle: mix(mix(0.77, 0.8, light), 0.7, dark),
    shine: mix(1, 0.92, dark),
    yaw: stanceOf(person).yaw,
    begin: 0,
  };
};

/** The shadow of a cloth, by which hard light multiplies twice: in the cloth's own hue, and a cool grey on white. Black shadows look like dirt. */
const shadeOf = (base: Rgb, light: number): Rgb => {
  const most = Math.max(...base, 1);
  const own = base.map((part) => 46 * mix(1, part / most, 0.5)) as [number, number, number];
  // Yellow in the shade is brown, not green or grey.
  const yellow = clamp(Math.min(base[0] - base[2], base[1] - base[2]) / most);
  own[1] *= 1 - 0.3 * yellow;
  const dim = blend(own, blend([34, 26, 52], [56, 26, 14], yellow), 0.3);
  return blend(dim, blend([82, 85, 104], [116, 74, 36], yellow), light);
};
