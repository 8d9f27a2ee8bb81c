// Tools that estimate and create videos: one of each for a mode, because clients reject schemas with alternatives at their root.
import { ScenesQuote, TalkingHeadQuote } from '@greenroom/contract/quotes';
import { ScenesRequest, TalkingHeadRequest, VideoQueued } from '@greenroom/contract/videos';
import { definePaidTool } from '../paid-tool.ts';
import { defineTool, readsUrls } from '../tool.ts';

/** Without the members of the other mode. */
const talkingHead = TalkingHeadRequest.in.omit({
  mode: true,
  narration_mode: true,
  scene_elements: true,
  fast: true,
  topic: true,
  audience: true,
  language: true,
});

const scenes = ScenesRequest.in.omit({
  mode: true,
  audio_url: true,
  first_frame_url: true,
  resolution: true,
  use_dynamic_captions: true,
  captions_language: true,
  captions_position: true,
});

const queued =
  'Returns a workflow_id at once; wait_for_video waits for the video. The price is reserved now and charged by the measured ' +
  'length when the video is done. A failed video costs nothing.';

export const videoTools = [
  defineTool({
    name: 'estimate_talking_head_video',
    title: 'Estimate a talking head video',
    description:
      'Returns the price and the length of a video with these arguments, and the balance. Free; creates nothing.',
    annotations: readsUrls,
    input: talkingHead,
    output: TalkingHeadQuote,
    run: async (body, { client, signal }) =>
      TalkingHeadQuote.parse(await client.videos.estimate({ mode: 'talking_head', ...body }, { signal })),
  }),
  definePaidTool({
    name: 'create_talking_head_video',
    title: 'Create a talking head video',
    description: `Creates a vertical video in one continuous shot: the presenter speaks the script to the camera. ${queued}`,
    input: talkingHead,
    output: VideoQueued,
    price: async (body, { client, signal }) =>
      (await client.videos.estimate({ mode: 'talking_head', ...body }, { signal })).credits_required,
    create: (body, { client }, options) => client.videos.create({ mode: 'talking_head', ...body }, options),
  }),
  defineTool({
    name: 'estimate_scenes_video',
    title: 'Estimate a video with scenes',
    description:
      'Returns the price and the length of a video with these arguments, and the balance. Free; creates nothing.',
    annotations: readsUrls,
    input: scenes,
    output: ScenesQuote,
    run: async (body, { client, signal }) =>
      ScenesQuote.parse(await client.videos.estimate({ mode: 'scenes', ...body }, { signal })),
  }),
  definePaidTool({
    name: 'create_scenes_video',
    title: 'Create a video with scenes',
    description: `Creates a vertical video of several scenes, in which the presenter acts the script out. ${queued}`,
    input: scenes,
    output: VideoQueued,
    price: async (body, { client, signal }) =>
      (await client.videos.estimate({ mode: 'scenes', ...body }, { signal })).credits_required,
    create: (body, { client }, options) => client.videos.create({ mode: 'scenes', ...body }, options),
  }),
];
