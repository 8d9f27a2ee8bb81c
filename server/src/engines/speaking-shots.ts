// A choice for `ENGINE_SCENE_CLIP` that is no engine: shots of the presenter come from the engines of first frames and talking heads.
import type { EngineWith } from './engines.ts';

/** As an operator writes it. No engine may have this name. */
export const SPEAKING_SHOTS = 'talking-head';

/** The longest shot; every talking head engine renders more. */
const MAX_SHOT_MS = 20_000;

/** The workflow of scenes renders these shots itself, because each needs two operations: a first frame and a talking head. */
export const speakingShots: EngineWith<'sceneClip'> = {
  name: SPEAKING_SHOTS,
  sceneClip: {
    subjects: ['presenter'],
    maxShots: 1,
    maxClipMs: MAX_SHOT_MS,
    maxConcurrentClips: 3,
    readPlace: (words) => ({
      kind: words.trim().toLowerCase() || null,
      isNamed: false,
      time: undefined,
      weather: undefined,
      season: undefined,
    }),
    render: () => Promise.reject(new Error('Shots of a talking head are rendered by the workflow.')),
  },
};
