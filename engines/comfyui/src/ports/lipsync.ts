// The lipsync port: the graph `lipsync` moves the mouth in a clip to a speech.
import type { LipsyncPort } from '@greenroom/engine-kit/ports/lipsync';
import { runGraph } from '../client/run-graph.ts';
import type { Graph } from '../graphs/graph.ts';
import { soundMs } from './clip-length.ts';
import { seedOf } from './seed.ts';

/** Creates the port. */
export const createLipsync = (url: string, graph: Graph): LipsyncPort => ({
  async sync({ clip, speech }, ctx) {
    const quantity = (await soundMs(speech)) / 1000;
    return runGraph(
      {
        url,
        graph,
        values: { seed: seedOf('lipsync') },
        files: { video: clip, audio: speech },
        kind: 'video',
        usage: { unit: 'second', quantity },
      },
      ctx,
    );
  },
});
