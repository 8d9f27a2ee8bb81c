// Draws a jumpsuit, bodice and trousers of one cloth: with crossed fronts for a woman, buttoned for a man.
import { shirt } from './buttoned.ts';
import type { GarmentContext } from './cloth.ts';
import { wrapBodice } from './dresses.ts';
import { drawTrousersBelow } from './trousers.ts';

export const jumpsuit = (garment: GarmentContext): void => {
  (garment.person.gender === 'female' ? wrapBodice : shirt)(garment);
  drawTrousersBelow(garment);
};
