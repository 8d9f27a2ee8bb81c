// The talking head port: the graph `talking_head` makes a still speak.
import type { TalkingHeadPort } from '@greenroom/engine-kit/ports/talking-head';
import { runGraph } from '../client/run-graph.ts';
import type { Graph } from '../graphs/graph.ts';
import { clipLength, soundMs } from './clip-length.ts';
import { clipSize } from './clip-size.ts';
import { talkingHeadPrompt } from './prompts.ts';
import { seedOf } from './seed.ts';

const MAX_CLIP_MS = 59_500;

/** Creates the port. */
export const createTalkingHead = (url: string, graph: Graph): TalkingHeadPort => ({
  resolutions: graph.slots.has('width') ? ['480p', '720p'] : ['720p'],
  maxClipMs: graph.maxSeconds ? graph.maxSeconds * 1000 : MAX_CLIP_MS,
  drawsFirstFrame: false,

  async render({ firstFrame, speech, resolution, seed }, ctx) {
    if (!('image' in firstFrame)) throw new Error('The graph talking_head draws no first frames.');
    const { file: audio } = await speech;
    const ms = await soundMs(audio);
    const clip = await runGraph(
      {
        url,
        graph,
        values: { prompt: talkingHeadPrompt, seed: seedOf(seed), ...clipSize(resolution), ...clipLength(graph, ms) },
        files: { image: firstFrame.image, audio },
        kind: 'video',
        usage: { unit: 'second', quantity: ms / 1000 },
      },
      ctx,
    );
    return { clip, includes: { lipsync: true, captions: false, sound: false }, firstFrame: undefined };
  },
});
