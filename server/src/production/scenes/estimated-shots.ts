// The shots of a scenes video before it is ordered, at the estimated pace of the speech.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { Engines } from '../../engines/engines.ts';
import { showScenes } from '../video/video-quote.ts';
import { combinedSceneClip } from './scene-engines.ts';
import { type Shot, shotList } from './shot-list.ts';
import { piecesOf } from './shot-pieces.ts';

/** `text`: the words that are spoken in it. */
export type EstimatedShot = Shot & { text: string };

/** The script's length must have been checked. In the video, pauses of the speech may cut shots elsewhere. */
export function estimatedShots(request: ScenesRequest, engines: Engines): EstimatedShot[] {
  const scenes = showScenes(request, engines.paceOf);
  const speech = {
    scenes: scenes.map(({ text }) => text),
    words: [],
    speechMs: scenes.reduce((sum, { seconds }) => sum + seconds * 1000, 0),
  };
  const shots = shotList({
    ...speech,
    narrationMode: request.narration_mode,
    elements: request.scene_elements.map(({ role, caption }) => ({ role: role ?? 'prop', caption })),
    about: [request.video_idea, request.topic, request.audience].flatMap((words) => words ?? []),
    fast: request.fast,
    engine: combinedSceneClip(engines),
  });
  const pieces = piecesOf(speech, request.narration_mode === 'voiceover');
  // A piece has one shot, or several if it is longer than the engine's clips.
  return shots.map((shot) => ({ ...shot, text: pieces.findLast(({ startMs }) => startMs <= shot.startMs)!.text }));
}
