// The talking head models: how each takes a still and a speech, its limits and its prices.
import type { Resolution } from '@greenroom/engine-kit/ports/talking-head';
import type { Price } from './price.ts';

/** Addresses of uploaded files. */
export interface TalkingHead {
  image: string;
  speech: string;
  resolution: Resolution;
}

export interface TalkingHeadModel {
  readonly id: string;
  /** The price of each resolution that it renders. Seconds are those of the speech. */
  readonly prices: Readonly<Partial<Record<Resolution, Price>>>;
  /** The longest speech, in milliseconds. */
  readonly maxClipMs: number;
  input(request: TalkingHead): object;
}

const PROMPT =
  'The person talks to the camera with natural facial expressions, small head movements and calm gestures. The camera does not move.';

/** Longer than any presenter video. For models without a documented limit. */
const NO_LIMIT_MS = 59_500;

const perSecond = (usd: number, asOf: string) => ({ unit: 'second', usd, asOf }) as const;

/** 1080p allows 30 seconds only, and 720p less than 60. */
export const omniHuman15 = {
  id: 'fal-ai/bytedance/omnihuman/v1.5',
  prices: { '720p': perSecond(0.16, '2026-11-20') },
  maxClipMs: 59_500,
  input: ({ image, speech }: TalkingHead) => ({
    image_url: image,
    audio_url: speech,
    prompt: PROMPT,
    resolution: '720p' as const,
  }),
} as const satisfies TalkingHeadModel;

export const fabric1 = {
  id: 'veed/fabric-1.0',
  prices: { '480p': perSecond(0.08, '2026-11-20'), '720p': perSecond(0.15, '2026-11-20') },
  maxClipMs: NO_LIMIT_MS,
  input: ({ image, speech, resolution }: TalkingHead) => ({ image_url: image, audio_url: speech, resolution }),
} as const satisfies TalkingHeadModel;

export const aurora = {
  id: 'fal-ai/creatify/aurora',
  prices: { '480p': perSecond(0.07, '2026-11-20'), '720p': perSecond(0.14, '2026-11-20') },
  maxClipMs: NO_LIMIT_MS,
  input: ({ image, speech, resolution }: TalkingHead) => ({
    image_url: image,
    audio_url: speech,
    prompt: PROMPT,
    resolution,
  }),
} as const satisfies TalkingHeadModel;

const klingInput = ({ image, speech }: TalkingHead) => ({ image_url: image, audio_url: speech, prompt: PROMPT });

/** Kling takes at most 5 MB of sound, which are 56.6 seconds of our WAV. */
const KLING_MAX_MS = 56_500;

export const klingAvatar2 = {
  id: 'fal-ai/kling-video/ai-avatar/v2/standard',
  prices: { '720p': perSecond(0.0562, '2026-10-01') },
  maxClipMs: KLING_MAX_MS,
  input: klingInput,
} as const satisfies TalkingHeadModel;

export const klingAvatar2Pro = {
  id: 'fal-ai/kling-video/ai-avatar/v2/pro',
  prices: { '720p': perSecond(0.115, '2026-11-20') },
  maxClipMs: KLING_MAX_MS,
  input: klingInput,
} as const satisfies TalkingHeadModel;

/** The default first. */
export const talkingHeadModels: readonly TalkingHeadModel[] = [
  omniHuman15,
  fabric1,
  aurora,
  klingAvatar2,
  klingAvatar2Pro,
];

/** The resolutions that a model renders, the smallest first. */
export const resolutionsOf = ({ prices }: TalkingHeadModel): readonly Resolution[] =>
  (['480p', '720p'] as const).filter((resolution) => prices[resolution] !== undefined);

/** The name under which a resolution of a model is billed: the ID, and the resolution if there are several prices. */
export const billedAs = (model: TalkingHeadModel, resolution: Resolution): string =>
  resolutionsOf(model).length === 1 ? model.id : `${model.id}@${resolution}`;
