// Films shots in a child process.
import type { TaskRun } from '../../kernel/workbench.ts';
import { originComment } from '../../media/origin.ts';
import { readWav } from '../../media/wav.ts';
import { filmShots } from '../../studio/scene/film-shot.ts';
import { openSet } from './film-set.ts';
import type { SceneClipInput } from './scene-clip.ts';

const sceneClip: TaskRun<SceneClipInput, null> = async (input, child) => {
  const openTake = openSet(input, await readWav(input.speech));
  await filmShots({
    file: input.clip,
    shots: input.shots.map((shot, index) => ({ ...shot, open: (frameCount) => openTake(shot, index, frameCount) })),
    comment: originComment('compositeSynthetic'),
    progress: child.progress,
  });
  return null;
};

export default sceneClip;
