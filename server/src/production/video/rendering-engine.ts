// Chooses the engine that renders a video: the one that drew the character, unless the request has a first frame.
import type { VideoRequest } from '@greenroom/contract/videos';
import { type Engine, type Engines, withPort } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';

type Likeness = { engine: string };

/** Whether the character's engine draws the first frame while it renders. */
export const drawsWhileRendering = (engines: Engines, likeness: Likeness): boolean =>
  engines.byName(likeness.engine)?.talkingHead?.drawsFirstFrame === true;

/** Throws 400 naming `character_id` if the character's engine cannot make this video. */
export function renderingEngine(engines: Engines, request: VideoRequest, likeness: Likeness): Engine {
  if (request.mode === 'scenes') return makerOf(engines, likeness, 'sceneClip', 'character_id');
  if (request.first_frame_url !== undefined) return engines.forPort('talkingHead');
  if (drawsWhileRendering(engines, likeness)) return makerOf(engines, likeness, 'talkingHead', 'character_id');
  const painter = makerOf(engines, likeness, 'firstFrame', 'character_id');
  return withPort(painter, 'talkingHead') ?? engines.forPort('talkingHead');
}
