// The image models: how each takes a drawing, and its price. Each draws from text alone and with pictures as references.
import type { Price } from './price.ts';

/** What to draw. `sheet` is landscape (3:2); `frame` is vertical (9:16). */
export interface Drawing {
  prompt: string;
  shape: 'sheet' | 'frame';
  /** 0 to 2,147,483,647. */
  seed: number;
}

export interface ImageModel {
  /** The endpoint that draws with pictures, which the input names in `image_urls`. Also the name of the model. */
  readonly id: string;
  /** The endpoint that draws from text alone. Its input has the same other members. */
  readonly textId: string;
  /** Pictures that it takes at most. */
  readonly maxPictures: number;
  readonly price: Price;
  input(drawing: Drawing): object;
}

const ASPECTS = { sheet: '3:2', frame: '9:16' } as const;

const nanoBananaInput = ({ prompt, shape, seed }: Drawing) => ({
  prompt,
  seed,
  aspect_ratio: ASPECTS[shape],
  num_images: 1,
  limit_generations: true,
  output_format: 'png' as const,
});

/** In 2K, so that a panel of a sheet has about 800 pixels a side. */
const nanoBananaInput2K = (drawing: Drawing) => ({ ...nanoBananaInput(drawing), resolution: '2K' as const });

export const nanoBananaPro = {
  id: 'fal-ai/nano-banana-pro/edit',
  textId: 'fal-ai/nano-banana-pro',
  maxPictures: 14,
  price: { unit: 'image', usd: 0.15, asOf: '2026-07-22' },
  input: nanoBananaInput2K,
} as const satisfies ImageModel;

export const nanoBanana2 = {
  id: 'fal-ai/nano-banana-2/edit',
  textId: 'fal-ai/nano-banana-2',
  maxPictures: 14,
  price: { unit: 'image', usd: 0.12, asOf: '2026-07-22' },
  input: nanoBananaInput2K,
} as const satisfies ImageModel;

/** Always draws about one megapixel. */
export const nanoBanana = {
  id: 'fal-ai/nano-banana/edit',
  textId: 'fal-ai/nano-banana',
  maxPictures: 10,
  price: { unit: 'image', usd: 0.039, asOf: '2026-07-20' },
  input: nanoBananaInput,
} as const satisfies ImageModel;

/** At least 2560 × 1440 pixels in all. */
const SEEDREAM_SIZES = { sheet: { width: 2400, height: 1600 }, frame: { width: 1440, height: 2560 } } as const;

export const seedream45 = {
  id: 'fal-ai/bytedance/seedream/v4.5/edit',
  textId: 'fal-ai/bytedance/seedream/v4.5/text-to-image',
  maxPictures: 10,
  price: { unit: 'image', usd: 0.04, asOf: '2026-11-20' },
  input: ({ prompt, shape, seed }: Drawing) => ({
    prompt,
    seed,
    image_size: SEEDREAM_SIZES[shape],
    num_images: 1,
    max_images: 1,
  }),
} as const satisfies ImageModel;

/** The default first. */
export const imageModels: readonly ImageModel[] = [nanoBananaPro, nanoBanana2, nanoBanana, seedream45];
