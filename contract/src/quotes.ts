// The wire schema of POST /videos/estimate: the price of a video by line item.
import { z } from 'zod';

const quoted = {
  credits_required: z.int().describe('The credits that POST /videos would reserve: exactly the sum of the breakdown.'),
  credits_balance: z.int().describe('The credits available.'),
  sufficient_credits: z.boolean().describe('Whether the balance covers the price.'),
  estimated_seconds: z.number().describe('Length of the finished video in seconds.'),
};

const credits = (of: string) => z.int().describe(`Credits for ${of}.`);

export const TalkingHeadQuote = z.object({
  mode: z.literal('talking_head').describe('The mode of the request.'),
  ...quoted,
  breakdown: z
    .object({
      render_credits: credits('rendering: 8 a second at 480p, 15 at 720p'),
      lipsync_credits: credits('lipsync: 13.4 a second'),
      tts_credits: credits('speech; 0 with audio_url'),
      first_frame_credits: credits('the first frame; 0 with first_frame_url'),
      captions_credits: credits('captions: 10 or 0'),
    })
    .describe('The line items, each rounded up separately.'),
});

export const ScenesQuote = z.object({
  mode: z.literal('scenes').describe('The mode of the request.'),
  ...quoted,
  breakdown: z
    .object({
      render_credits: credits('rendering: 31 a second for the first scene and 19 for later ones; 24 and 15 with fast'),
      tts_credits: credits('speech'),
    })
    .describe('The line items, each rounded up separately.'),
});

/** Response of POST /videos/estimate. */
export const VideoQuote = z.discriminatedUnion('mode', [TalkingHeadQuote, ScenesQuote]);
export type VideoQuote = z.infer<typeof VideoQuote>;
