// Films shots in a child process.
import type { TaskRun } from '../../kernel/workbench.ts';
import { encodeFilm } from '../../studio/render/film.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { openSceneClip } from './scene-clip-film.ts';

const sceneClip: TaskRun<SceneClipInput, null> = async (input, child) => {
  await encodeFilm(await openSceneClip(input, child.progress));
  return null;
};

export default sceneClip;
