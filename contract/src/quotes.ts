// The answer of /videos/estimate: what a video would cost, line by line.
import { z } from 'zod';

const quoted = {
  credits_required: z.int().describe('What POST /videos would reserve: exactly the sum of the breakdown.'),
  credits_balance: z.int().describe('What can be spent now.'),
  sufficient_credits: z.boolean().describe('Whether the balance covers it.'),
  estimated_seconds: z.number().describe('Length of the finished video in seconds.'),
};

const credits = (of: string) => z.int().describe(`Credits for ${of}.`);

export const TalkingHeadQuote = z.object({
  mode: z.literal('talking_head').describe('The mode asked about.'),
  ...quoted,
  breakdown: z
    .object({
      render_credits: credits('rendering: 8 a second at 480p, 15 at 720p'),
      lipsync_credits: credits('the lipsync pass: 13.4 a second'),
      tts_credits: credits('speaking the script; 0 with audio_url'),
      first_frame_credits: credits('drawing the first frame; 0 with first_frame_url'),
      captions_credits: credits('captions: 10 or 0'),
    })
    .describe('The line items, each rounded up by itself.'),
});

export const ScenesQuote = z.object({
  mode: z.literal('scenes').describe('The mode asked about.'),
  ...quoted,
  breakdown: z
    .object({
      render_credits: credits('rendering: 31 a second for the first scene and 19 later; 24 and 15 with fast'),
      tts_credits: credits('speaking the script'),
    })
    .describe('The line items, each rounded up by itself.'),
});

/** Answer of POST /videos/estimate. */
export const VideoQuote = z.discriminatedUnion('mode', [TalkingHeadQuote, ScenesQuote]);
export type VideoQuote = z.infer<typeof VideoQuote>;
