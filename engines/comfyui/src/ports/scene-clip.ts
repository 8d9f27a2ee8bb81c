// The scene clip port: the graph `scene_clip` renders one shot of the presenter, without lipsync.
import type { SceneClipPort } from '@greenroom/engine-kit/ports/scene-clip';
import { runGraph } from '../client/run-graph.ts';
import type { Graph } from '../graphs/graph.ts';
import { clipLength } from './clip-length.ts';
import { clipSize } from './clip-size.ts';
import { scenePrompt } from './prompts.ts';
import { readPlace } from './read-place.ts';
import { seedOf } from './seed.ts';

/** What most open video models render at once. */
const MAX_CLIP_MS = 5_000;

/** Creates the port. */
export const createSceneClip = (url: string, graph: Graph): SceneClipPort => ({
  subjects: ['presenter'],
  maxShots: 1,
  maxClipMs: graph.maxSeconds ? graph.maxSeconds * 1000 : MAX_CLIP_MS,
  maxConcurrentClips: 2,
  readPlace,

  async render(request, ctx) {
    const { presenter, shots, fast, seed } = request;
    const [shot] = shots;
    if (!shot || shots.length > 1) throw new Error('The graph scene_clip renders one shot at a time.');
    const ms = shot.endMs - shot.startMs;
    const clip = await runGraph(
      {
        url,
        graph,
        values: {
          prompt: scenePrompt(shot, request),
          seed: seedOf(seed, String(shot.startMs)),
          ...clipSize(fast ? '480p' : '720p'),
          ...clipLength(graph, ms),
        },
        files: { image: presenter.portrait, sheet: presenter.sheet },
        kind: 'video',
        usage: { unit: 'second', quantity: ms / 1000 },
      },
      ctx,
    );
    return { clip, includes: { lipsync: false, sound: false }, unshown: [] };
  },
});
