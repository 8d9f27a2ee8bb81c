// Scenes tell the story: the hook first, complete claims between, and how to reach the client last.
import { expect, test } from 'vitest';
import { builtInEngines } from '../../engines/testing.ts';
import { scoreToldScripts } from './testing-told-scripts.ts';

const engine = (await builtInEngines()).forPort('sceneClip').sceneClip;

test('at least 95 % of the scripts are told as expected', () => {
  const { total, failures } = scoreToldScripts(engine);
  expect(total).toBeGreaterThanOrEqual(40);
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(total * 0.05);
});
