// The tool for first frames.
import { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import { flatPrices } from '@greenroom/contract/prices';
import { definePaidTool } from '../paid-tool.ts';

export const imageTools = [
  definePaidTool({
    name: 'create_first_frame',
    title: 'Create a first frame',
    description:
      `Creates a still of a character in a described scene. Costs ${flatPrices.firstFrame} credits, which a talking head video ` +
      'saves if image_url is its first_frame_url: look at it before the video is made.',
    input: FirstFrameRequest,
    output: FirstFrameCreated,
    price: () => flatPrices.firstFrame,
    create: (body, { client }, options) => client.images.firstFrame(body, options),
  }),
];
