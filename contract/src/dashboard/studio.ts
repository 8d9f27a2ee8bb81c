// The wire shapes of the studio beyond those of the partner API: what a video would cost with its scenes, and a first video.
import { z } from 'zod';
import { CharacterList } from '../characters.ts';
import { VideoQuote } from '../quotes.ts';
import { VoiceList } from '../voices.ts';

/** Answer of POST /studio/estimate, whose body is that of POST /videos. */
export const VideoPlan = z.object({
  quote: VideoQuote.describe('The same figures as of POST /videos/estimate.'),
  scenes: z
    .array(z.object({ text: z.string(), seconds: z.number() }))
    .describe('How the script is cut and how long each part is expected to last; empty for a talking_head.'),
});
export type VideoPlan = z.infer<typeof VideoPlan>;

/** Answer of GET /first-video and of POST /first-video/{composition}, which does what is missing next. */
export const FirstVideo = z.object({
  presenter: CharacterList.shape.characters.element
    .pick({ character_id: true, name: true, mode: true, sheet_image_url: true })
    .nullable()
    .describe('Who will be on screen; null until one is made.'),
  voice: VoiceList.shape.voices.element
    .pick({ voice_id: true, name: true })
    .nullable()
    .describe('Who will speak; null until one is picked.'),
  script: z.string().describe('What is said.'),
  workflow_id: z.string().nullable().describe('The job, once it is ordered.'),
  credits_required: z.int().describe('What is still to be paid for, at most.'),
  credits_balance: z.int().describe('What can be spent now.'),
});
export type FirstVideo = z.infer<typeof FirstVideo>;
