// The drawing thread of a scene clip: creates each take when its shot begins, and draws it.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import type { DrawingModule } from '../render/drawing-thread.ts';
import { picturesOfShots } from '../scene/shots.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { createShotTakes } from './shot-takes.ts';

export const open: DrawingModule<SceneClipInput, Sound, null>['open'] = async (input, speech) => {
  const openTake = createShotTakes(input, await speech);
  const shots = input.shots.map((shot, index) => ({
    ...shot,
    open: (frameCount: number) => openTake(shot, index, frameCount),
  }));
  return { pictures: picturesOfShots(shots), result: null };
};
