// The wire shapes of /images/first-frame: a still of a character in a described scene.
import { z } from 'zod';
import { limits } from './limits.ts';
import { text, uuid } from './text.ts';

export const FirstFrameRequest = z.object({
  character_id: uuid().describe('Who is shown.'),
  scene_description: text(limits.sceneDescriptionLength).describe('What the image should show.'),
});
export type FirstFrameRequest = z.output<typeof FirstFrameRequest>;
/** What a partner sends to have a first frame drawn. */
export type NewFirstFrame = z.input<typeof FirstFrameRequest>;

/** Answer of POST /images/first-frame. */
export const FirstFrameCreated = z.object({
  image_url: z.url().describe('A vertical still of one person, fit to be the first_frame_url of a video; durable.'),
  asset_id: uuid().nullable().describe('The still as an asset.'),
  credits_charged: z.int().describe('What was charged: 6.'),
});
export type FirstFrameCreated = z.infer<typeof FirstFrameCreated>;
