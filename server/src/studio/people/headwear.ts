// Headscarf, turban, cap and beanie: what lies over the hair or in its place.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Stage } from '../paint/pen.ts';
import type { Person } from './person.ts';

export interface Headwear {
  readonly back: Canvas;
  readonly front: Canvas;
  /** No hair shows. */
  readonly hides: boolean;
}

export const drawHeadwear = (_person: Person, stage: Stage): Headwear => {
  const empty = createCanvas(stage.width, stage.height);
  return { back: empty, front: empty, hides: false };
};
