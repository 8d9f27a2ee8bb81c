// A first frame tells which parts of its description it does not show.
import { expect, test } from 'vitest';
import { sceneWarnings } from './scene-warnings.ts';

const NEUTRAL = 'No known place was found in the description: the background is neutral.';

test.each<readonly [string, boolean, readonly string[]]>([
  ['', false, []],
  ['in a bright kitchen', false, []],
  ['inside a spaceship', false, [NEUTRAL]],
  ['in a café, holding a cup of coffee', false, ['Not drawn: holding a cup of coffee.']],
  ['in a bright kitchen', true, ['The photo of the presenter keeps its own background.']],
])('"%s"', (scene, keepsBackground, warnings) => {
  expect(sceneWarnings(scene, keepsBackground)).toEqual(warnings);
});
