// The list prices of all models.
import type { Rate } from '@greenroom/engine-kit/usage';
import { imageModels } from './image-models.ts';
import { lipsyncModels } from './lipsync-models.ts';
import { rateOf } from './price.ts';
import { sceneModels } from './scene-models.ts';
import { billedAs, resolutionsOf, talkingHeadModels } from './talking-head-models.ts';

export const rates: readonly Rate[] = [
  ...imageModels.flatMap(({ id, textId, price }) => [rateOf(id, price), rateOf(textId, price)]),
  ...talkingHeadModels.flatMap((model) =>
    resolutionsOf(model).map((resolution) => rateOf(billedAs(model, resolution), model.prices[resolution]!)),
  ),
  ...[...lipsyncModels, ...sceneModels].map(({ id, price }) => rateOf(id, price)),
];
