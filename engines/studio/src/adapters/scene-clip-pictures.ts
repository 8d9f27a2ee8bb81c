// The drawing thread of a scene clip: creates each take when its shot begins, and draws it.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { isPhotoLikeness } from '../photo/is-photo-likeness.ts';
import type { DrawingModule } from '../render/drawing-thread.ts';
import { picturesOfShots } from '../scene/shots.ts';
import { plannedShots } from './plan-shots.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { createShotTakes } from './shot-takes.ts';

export const open: DrawingModule<SceneClipInput, Sound, null>['open'] = async (input, speech) => {
  const planned = plannedShots(input);
  const openTake = createShotTakes({ ...input, shots: planned }, await speech);
  const shots = planned.map((shot, index) => ({
    ...shot,
    open: (frameCount: number) => openTake(shot, index, frameCount),
  }));
  // Photos of a presenter and pictures of the client are captured, not painted.
  const isPainted = !isPhotoLikeness(input.likeness.json) && input.elements.length === 0;
  const { apertures, ...pictures } = picturesOfShots(shots, isPainted ? 'algorithmicMedia' : 'composite', input.accent);
  return { pictures, apertures, result: null };
};
