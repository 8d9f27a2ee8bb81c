// The colours of a presenter's clothes, which words and things beside them must fit.
import type { Json } from '@greenroom/engine-kit/json';
import { lightness, rgb } from '../paint/colour.ts';
import { isPhotoLikeness } from '../photo/is-photo-likeness.ts';
import { INK } from '../scene/card-colours.ts';
import type { Frame } from '../scene/overlay.ts';
import type { PaintedLikeness } from './from-description.ts';

type Person = PaintedLikeness['person'];
type Clothes = Person['clothes'];

/** Garments that are drawn as things. */
const GARMENTS: Readonly<Record<string, RegExp>> = { jacket: /jacket|coat|parka|anorak/, 't-shirt': /t-?shirt|tee/ };

/** Two colours that can hardly be told apart, in steps of 255. */
const NEAR = 70;

const isNear = (one: string, other: string): boolean => {
  const [a, b] = [rgb(one), rgb(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < NEAR;
};

/** Undefined in a photo. */
export const personOf = (likeness: Json): Person | undefined =>
  isPhotoLikeness(likeness) ? undefined : (likeness as PaintedLikeness).person;

/** White letters are hardly read on lighter clothes. */
const PALE = 0.5;

/** On clothes of the same colour, marks in the accent would not be seen, and on pale ones, white letters. */
export const frameOverClothes = (frame: Frame, clothes: Clothes | undefined): Frame => {
  if (clothes === undefined) return frame;
  const isSame = [clothes.colour, clothes.second].some((colour) => isNear(colour, frame.accent));
  return { ...frame, ...(isSame && { accent: INK }), isPale: lightness(rgb(clothes.colour)) > PALE };
};

/** The colour of a garment that the presenter wears: as a thing, it has the same. */
export const wornColour = (thing: string, clothes: Clothes | undefined): string | undefined =>
  clothes && GARMENTS[thing]?.test(clothes.garment) ? clothes.colour : undefined;
