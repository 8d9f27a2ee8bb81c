// Checks the endpoints and inputs of all models against the types of fal.ai's official client, at compile time.
import type { EndpointTypeMap } from '@fal-ai/client/endpoints';
import { expect, expectTypeOf, test } from 'vitest';
import {
  imageModels,
  type nanoBanana,
  type nanoBanana2,
  type nanoBananaPro,
  type seedream45,
} from './models/image-models.ts';
import type { syncLipsync2, syncLipsync2Pro } from './models/lipsync-models.ts';
import type { klingO3, klingO3Pro, seedance1Lite, wan27 } from './models/scene-models.ts';
import type { aurora, fabric1, klingAvatar2, klingAvatar2Pro, omniHuman15 } from './models/talking-head-models.ts';

type Endpoint = keyof EndpointTypeMap;
type InputOf<Model extends { input(request: never): object }> = ReturnType<Model['input']>;

/** Members that the endpoint does not have. */
type Unknown<Ours, Theirs> = Ours extends unknown ? Exclude<keyof Ours, keyof Theirs> : never;

/** `true` if the input can be sent to the endpoint; otherwise what is wrong. */
type Fits<Ours, Id extends Endpoint> = [Unknown<Ours, EndpointTypeMap[Id]['input']>] extends [never]
  ? Ours extends EndpointTypeMap[Id]['input']
    ? true
    : { wrong: Ours; right: EndpointTypeMap[Id]['input'] }
  : { unknown: Unknown<Ours, EndpointTypeMap[Id]['input']> };

type Model = { id: Endpoint; input(request: never): object };
type ModelFits<M extends Model> = Fits<InputOf<M>, M['id']>;

type ImageModel = Model & { textId: Endpoint };
type DrawsWithPictures<M extends ImageModel> = Fits<InputOf<M> & { image_urls: string[] }, M['id']>;
type DrawsFromText<M extends ImageModel> = Fits<InputOf<M>, M['textId']>;

test('image models', () => {
  expectTypeOf<DrawsWithPictures<typeof nanoBananaPro>>().toEqualTypeOf<true>();
  expectTypeOf<DrawsFromText<typeof nanoBananaPro>>().toEqualTypeOf<true>();
  expectTypeOf<DrawsWithPictures<typeof nanoBanana2>>().toEqualTypeOf<true>();
  expectTypeOf<DrawsFromText<typeof nanoBanana2>>().toEqualTypeOf<true>();
  expectTypeOf<DrawsWithPictures<typeof nanoBanana>>().toEqualTypeOf<true>();
  expectTypeOf<DrawsFromText<typeof nanoBanana>>().toEqualTypeOf<true>();
  expectTypeOf<DrawsWithPictures<typeof seedream45>>().toEqualTypeOf<true>();
  expectTypeOf<DrawsFromText<typeof seedream45>>().toEqualTypeOf<true>();
  expect(imageModels).toHaveLength(4);
});

test('talking head models', () => {
  expectTypeOf<ModelFits<typeof omniHuman15>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof fabric1>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof aurora>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof klingAvatar2>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof klingAvatar2Pro>>().toEqualTypeOf<true>();
});

test('lipsync models', () => {
  expectTypeOf<ModelFits<typeof syncLipsync2>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof syncLipsync2Pro>>().toEqualTypeOf<true>();
});

test('scene clip models', () => {
  // All but `duration`: the generator of the types writes enumerations of numbers as text.
  type Wan = typeof wan27;
  expectTypeOf<Fits<Omit<InputOf<Wan>, 'duration'>, Wan['id']>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof seedance1Lite>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof klingO3>>().toEqualTypeOf<true>();
  expectTypeOf<ModelFits<typeof klingO3Pro>>().toEqualTypeOf<true>();
});
