// The first frame port: the graph `first_frame` draws the presenter in another place.
import { importPicture } from '@greenroom/engine-kit/media/import-picture';
import type { FirstFramePort } from '@greenroom/engine-kit/ports/first-frame';
import { VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import { runGraph } from '../client/run-graph.ts';
import type { Graph } from '../graphs/graph.ts';
import { firstFramePrompt } from './prompts.ts';
import { seedOf } from './seed.ts';

/** Creates the port. */
export const createFirstFrame = (url: string, graph: Graph): FirstFramePort => ({
  async draw({ presenter, scene }, ctx) {
    const size = VIDEO_SIZES['720p'];
    const file = await runGraph(
      {
        url,
        graph,
        values: {
          prompt: firstFramePrompt(scene, presenter.description),
          seed: seedOf('first frame', presenter.description, scene),
          ...size,
        },
        files: { image: presenter.portrait, sheet: presenter.sheet },
        kind: 'picture',
        usage: { unit: 'image', quantity: 1 },
      },
      ctx,
    );
    const image = await importPicture(file, { size, edited: [presenter.portrait] }, ctx);
    return { image, recipe: { json: {}, files: {} } };
  },
});
