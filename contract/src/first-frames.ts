// The wire schemas of /images/first-frame: a still of a character in a described scene.
import { z } from 'zod';
import { limits } from './limits.ts';
import { text, uuid } from './text.ts';

export const FirstFrameRequest = z.object({
  character_id: uuid().describe('The character to show.'),
  scene_description: text(limits.sceneDescriptionLength).describe('A description of the image.'),
});
export type FirstFrameRequest = z.output<typeof FirstFrameRequest>;
/** The body of a request for a first frame. */
export type NewFirstFrame = z.input<typeof FirstFrameRequest>;

/** Response of POST /images/first-frame. */
export const FirstFrameCreated = z.object({
  image_url: z
    .url()
    .describe('A vertical still of one person that can be the first_frame_url of a video. The link is permanent.'),
  asset_id: uuid().nullable().describe('The asset of the still.'),
  credits_charged: z.int().describe('The credits charged: 6.'),
  warnings: z
    .array(z.string())
    .optional()
    .describe('Parts of the description that the image does not show, in sentences. Missing if there are none.'),
});
export type FirstFrameCreated = z.infer<typeof FirstFrameCreated>;
