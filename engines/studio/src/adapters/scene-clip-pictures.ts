// What the drawing thread of a scenes film does: opens each shot when its time comes, and draws it.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import type { DrawingModule } from '../render/drawing-thread.ts';
import { picturesOfShots } from '../scene/shots.ts';
import { openSet } from './film-set.ts';
import type { SceneClipInput } from './scene-clip.ts';

export const open: DrawingModule<SceneClipInput, Sound, null>['open'] = async (input, speech) => {
  const openTake = openSet(input, await speech);
  const shots = input.shots.map((shot, index) => ({
    ...shot,
    open: (frameCount: number) => openTake(shot, index, frameCount),
  }));
  return { pictures: picturesOfShots(shots), result: null };
};
