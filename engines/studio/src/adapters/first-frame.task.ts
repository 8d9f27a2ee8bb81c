// Draws a presenter's first frame in a task process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { FirstFrameInput, FirstFrameOutput } from './first-frame.ts';
import { drawFirstFrame, planFirstFrame } from './presenter.ts';
import { sceneWarnings } from './scene-warnings.ts';
import { writeMarkedPng } from './write-marked-png.ts';

const firstFrame: TaskRun<FirstFrameInput, FirstFrameOutput> = async ({ likeness: { json, files }, scene, image }) => {
  const recipe = planFirstFrame(json, scene);
  const { still, origin, isComposited } = await drawFirstFrame({ json: recipe, files }, 720, 1280);
  await writeMarkedPng(image, still, origin);
  return { recipe, warnings: sceneWarnings(scene, !isComposited) };
};

export default firstFrame;
