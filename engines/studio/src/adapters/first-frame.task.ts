// Draws a presenter's first frame in a child process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { FirstFrameInput, FirstFrameOutput } from './first-frame.ts';
import { drawFirstFrame, planFirstFrame } from './presenter.ts';
import { writeStill } from './write-still.ts';

const firstFrame: TaskRun<FirstFrameInput, FirstFrameOutput> = async ({ likeness: { json, files }, scene, image }) => {
  const recipe = planFirstFrame(json, scene);
  const { still, origin } = await drawFirstFrame({ json: recipe, files }, 720, 1280);
  await writeStill(image, still, origin);
  return { recipe };
};

export default firstFrame;
