// The input schemas of the models, from the field tables of fal.ai. Unknown members are errors, as they are at many models.
import { z } from 'zod';

const url = z.url();
const prompt = z.string().min(1).max(5_000);
const seed = z.int().min(0).max(2_147_483_647).optional();
const count = z.int().min(1).max(4).optional();
const flag = z.boolean().optional();

const ASPECTS = ['auto', '21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16'] as const;

const nanoBanana = z.strictObject({
  prompt,
  seed,
  aspect_ratio: z.enum(ASPECTS).optional(),
  num_images: count,
  limit_generations: flag,
  output_format: z.enum(['jpeg', 'png', 'webp']).optional(),
  safety_tolerance: z.enum(['1', '2', '3', '4', '5', '6']).optional(),
  sync_mode: flag,
});
const nanoBananaPro = nanoBanana.extend({
  resolution: z.enum(['1K', '2K', '4K']).optional(),
  enable_web_search: flag,
});

const seedreamSize = z.strictObject({ width: z.int(), height: z.int() }).refine(({ width, height }) => {
  const pixels = width * height;
  const inRange = (side: number) => side >= 1920 && side <= 4096;
  return (inRange(width) && inRange(height)) || (pixels >= 2560 * 1440 && pixels <= 4096 * 4096);
});
const seedream = z.strictObject({
  prompt,
  seed,
  image_size: seedreamSize.optional(),
  num_images: count,
  max_images: count,
  enable_safety_checker: flag,
  sync_mode: flag,
});

const withPictures = <T extends z.ZodObject>(schema: T, max: number) =>
  schema.extend({ image_urls: z.array(url).min(1).max(max) });

const avatar = z.strictObject({ image_url: url, audio_url: url, prompt: z.string().optional() });

const lipsync = z.strictObject({
  video_url: url,
  audio_url: url,
  sync_mode: z.enum(['cut_off', 'loop', 'bounce', 'silence', 'remap']).optional(),
});

const secondsText = (min: number, max: number) =>
  z.enum(Array.from({ length: max - min + 1 }, (_, i) => String(min + i)) as [string, ...string[]]);

const kling = z.strictObject({
  prompt: prompt.max(2_500),
  aspect_ratio: z.enum(['16:9', '9:16', '1:1']).optional(),
  duration: secondsText(3, 15).optional(),
  elements: z
    .array(z.strictObject({ frontal_image_url: url, reference_image_urls: z.array(url).min(1).max(3) }))
    .max(4)
    .optional(),
  image_urls: z.array(url).max(4).optional(),
  generate_audio: flag,
});

/** By endpoint. */
export const inputSchemas: Readonly<Record<string, z.ZodObject>> = {
  'fal-ai/nano-banana': nanoBanana,
  'fal-ai/nano-banana/edit': withPictures(nanoBanana, 10),
  'fal-ai/nano-banana-2': nanoBananaPro,
  'fal-ai/nano-banana-2/edit': withPictures(nanoBananaPro, 14),
  'fal-ai/nano-banana-pro': nanoBananaPro,
  'fal-ai/nano-banana-pro/edit': withPictures(nanoBananaPro, 14),
  'fal-ai/bytedance/seedream/v4.5/text-to-image': seedream,
  'fal-ai/bytedance/seedream/v4.5/edit': withPictures(seedream, 10),
  'fal-ai/bytedance/omnihuman/v1.5': avatar.extend({
    resolution: z.enum(['720p', '1080p']).optional(),
    turbo_mode: flag,
  }),
  'veed/fabric-1.0': avatar.omit({ prompt: true }).extend({ resolution: z.enum(['480p', '720p']) }),
  'fal-ai/creatify/aurora': avatar.extend({
    resolution: z.enum(['480p', '720p']).optional(),
    guidance_scale: z.number().optional(),
    audio_guidance_scale: z.number().optional(),
  }),
  'fal-ai/kling-video/ai-avatar/v2/standard': avatar,
  'fal-ai/kling-video/ai-avatar/v2/pro': avatar,
  'fal-ai/sync-lipsync/v2': lipsync.extend({ model: z.string().optional() }),
  'fal-ai/sync-lipsync/v2/pro': lipsync,
  'fal-ai/wan/v2.7/reference-to-video': z.strictObject({
    prompt,
    reference_image_urls: z.array(url).max(5).optional(),
    reference_video_urls: z.array(url).max(5).optional(),
    aspect_ratio: z.enum(['16:9', '9:16', '1:1', '4:3', '3:4']).optional(),
    resolution: z.enum(['720p', '1080p']).optional(),
    duration: z.int().min(2).max(10).optional(),
    negative_prompt: z.string().max(500).optional(),
    multi_shots: flag,
    enable_safety_checker: flag,
    seed,
  }),
  'fal-ai/bytedance/seedance/v1/lite/reference-to-video': z.strictObject({
    prompt,
    reference_image_urls: z.array(url).min(1).max(4),
    aspect_ratio: z.enum(['21:9', '16:9', '4:3', '1:1', '3:4', '9:16', 'auto']).optional(),
    resolution: z.enum(['480p', '720p']).optional(),
    duration: secondsText(2, 12).optional(),
    num_frames: z.int().optional(),
    camera_fixed: flag,
    enable_safety_checker: flag,
    seed: z.int().min(-1).max(2_147_483_647).optional(),
  }),
  'fal-ai/kling-video/o3/standard/reference-to-video': kling,
  'fal-ai/kling-video/o3/pro/reference-to-video': kling,
};

/** An error of a model in fal.ai's form. It repeats the input, as fal.ai does. */
export interface InputError {
  loc: (string | number)[];
  msg: string;
  type: string;
  url: string;
  input: unknown;
}

export const inputError = (loc: InputError['loc'], type: string, input: unknown): InputError => ({
  loc: ['body', ...loc],
  msg: `Error for the input ${JSON.stringify(input)}`,
  type,
  url: `https://docs.fal.ai/errors#${type}`,
  input,
});

/** Returns the validation errors of an input. */
export function checkInput(model: string, input: unknown): InputError[] {
  const { error } = inputSchemas[model]!.safeParse(input);
  return (error?.issues ?? []).map(({ path, code }) =>
    inputError(path as InputError['loc'], code === 'unrecognized_keys' ? 'extra_forbidden' : code, input),
  );
}
