// The shots of a scenes video before it is ordered, at the estimated pace of the speech.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { Engines } from '../../engines/engines.ts';
import { showScenes } from '../video/video-quote.ts';
import { combinedSceneClip } from './scene-engines.ts';
import { type SpokenShot, spokenShots } from './shot-list.ts';

/** The script's length must have been checked. In the video, pauses of the speech may cut shots elsewhere. */
export function estimatedShots(request: ScenesRequest, engines: Engines): SpokenShot[] {
  const scenes = showScenes(request, engines.paceOf);
  return spokenShots({
    scenes: scenes.map(({ text }) => text),
    words: [],
    speechMs: scenes.reduce((sum, { seconds }) => sum + seconds * 1000, 0),
    narrationMode: request.narration_mode,
    elements: request.scene_elements.map(({ role, caption }) => ({ role: role ?? 'prop', caption })),
    about: [request.video_idea, request.topic, request.audience].flatMap((words) => words ?? []),
    fast: request.fast,
    engine: combinedSceneClip(engines),
  });
}
