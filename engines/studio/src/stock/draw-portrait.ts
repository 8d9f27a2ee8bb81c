// Draws the portrait of a stock presenter, the face that a character created from its description has.

import { personFrom } from '../adapters/from-description.task.ts';
import { drawFirstFrame, planFirstFrame } from '../adapters/presenter.ts';
import type { Raster } from '../photo/raster.ts';

/** In pixels: a card of a grid, twice as large for sharp screens. */
const [WIDTH, HEIGHT] = [320, 568];

export async function drawPortrait(description: string): Promise<Raster> {
  const { person } = await personFrom({ description, references: [], recastAttempt: 0 });
  const json = planFirstFrame({ kind: 'painted', person }, '');
  return (await drawFirstFrame({ json, files: {} }, WIDTH, HEIGHT)).still;
}
