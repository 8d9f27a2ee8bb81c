// The scene clip models: how each takes a prompt with pictures of the presenter, the lengths of its clips, and its price.
import type { Price } from './price.ts';

export interface SceneRequest {
  prompt: string;
  /** Addresses of uploaded pictures: the presenter's portrait and sheet, then a picture of the place, if there is one. */
  portrait: string;
  sheet: string;
  setting: string | undefined;
  /** Whole seconds from `minSeconds` to `maxSeconds`. */
  seconds: number;
  /** 0 to 2,147,483,647. */
  seed: number;
}

export interface SceneModel {
  readonly id: string;
  /** Seconds are those of the clip as ordered, which is up to a second longer than its shot. */
  readonly price: Price;
  readonly minSeconds: number;
  readonly maxSeconds: number;
  /** How a prompt refers to the pictures of the presenter, and to that of the place. */
  readonly names: { presenter: string; setting: string };
  input(request: SceneRequest): object;
}

const pictures = ({ portrait, sheet, setting }: SceneRequest): string[] => [
  portrait,
  sheet,
  ...(setting === undefined ? [] : [setting]),
];

/**
 * https://fal.ai/models/fal-ai/wan/v2.7/reference-to-video/llms.txt. The names of the pictures are those of Wan ("Image 1").
 *
 * `duration` is an integer, though the types of fal.ai's client have text: their generator writes all enumerations as text, and the
 * model answers text with a validation error. Of two public projects, one sends a number and one text.
 */
export const wan27 = {
  id: 'fal-ai/wan/v2.7/reference-to-video',
  price: { unit: 'second', usd: 0.1, asOf: '2026-11-20' },
  minSeconds: 2,
  maxSeconds: 10,
  names: { presenter: 'the person in Image 1 and Image 2', setting: 'Image 3' },
  input: (request: SceneRequest) => ({
    prompt: request.prompt,
    reference_image_urls: pictures(request),
    aspect_ratio: '9:16' as const,
    resolution: '720p' as const,
    duration: request.seconds,
    multi_shots: false,
    seed: request.seed,
  }),
} as const satisfies SceneModel;

/**
 * Others have removed Seedance 1.0 Lite since May 2026, because ByteDance retires it (docs.leonardo.ai/docs/deprecations,
 * pollinations/pollinations pull request 11073). fal.ai still listed it in summer 2026.
 */
export const seedance1Lite = {
  id: 'fal-ai/bytedance/seedance/v1/lite/reference-to-video',
  price: { unit: 'second', usd: 0.039, asOf: '2026-11-20' },
  minSeconds: 2,
  maxSeconds: 12,
  names: { presenter: 'the person in [Image 1] and [Image 2]', setting: '[Image 3]' },
  input: (request: SceneRequest) => ({
    prompt: request.prompt,
    reference_image_urls: pictures(request),
    aspect_ratio: '9:16' as const,
    resolution: '720p' as const,
    duration: secondsAsText(request.seconds, SEEDANCE_SECONDS),
    seed: request.seed,
  }),
} as const satisfies SceneModel;

const SEEDANCE_SECONDS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

const klingInput = (request: SceneRequest) => ({
  prompt: request.prompt,
  elements: [{ frontal_image_url: request.portrait, reference_image_urls: [request.sheet] }],
  ...(request.setting === undefined ? {} : { image_urls: [request.setting] }),
  aspect_ratio: '9:16' as const,
  duration: secondsAsText(request.seconds, KLING_SECONDS),
  generate_audio: false,
});

const KLING_SECONDS = ['3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'] as const;

export const klingO3 = {
  id: 'fal-ai/kling-video/o3/standard/reference-to-video',
  price: { unit: 'second', usd: 0.084, asOf: '2026-11-20' },
  minSeconds: 3,
  maxSeconds: 15,
  names: { presenter: '@Element1', setting: '@Image1' },
  input: klingInput,
} as const satisfies SceneModel;

export const klingO3Pro = {
  id: 'fal-ai/kling-video/o3/pro/reference-to-video',
  price: { unit: 'second', usd: 0.112, asOf: '2026-11-20' },
  minSeconds: 3,
  maxSeconds: 15,
  names: { presenter: '@Element1', setting: '@Image1' },
  input: klingInput,
} as const satisfies SceneModel;

/** The default first. */
export const sceneModels: readonly SceneModel[] = [wan27, klingO3, klingO3Pro, seedance1Lite];

/** The length of the clip for a shot: the shortest that the model renders and that is not shorter than the shot. */
export const clipSeconds = ({ minSeconds, maxSeconds }: SceneModel, shotMs: number): number =>
  Math.min(Math.max(Math.ceil(shotMs / 1000), minSeconds), maxSeconds);

function secondsAsText<T extends string>(seconds: number, allowed: readonly T[]): T {
  const text = allowed.find((option) => option === String(seconds));
  if (text === undefined) throw new Error(`${seconds} seconds are not possible.`);
  return text;
}
