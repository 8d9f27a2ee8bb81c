// Tests the warnings about what a scenes video could not show.
import { expect, test } from 'vitest';
import { sceneWarnings } from './warnings.ts';

test('elements without a shot and words without a font are reported, each once', () => {
  const clip = { unshown: [{ element: 0, words: '𒀀𒁀' }] };
  expect(sceneWarnings(2, [{ element: null }, { element: 0 }], [clip, clip])).toEqual([
    'scene_elements[1] was not shown: the script has too few scenes.',
    'scene_elements[0].caption is shown without "𒀀𒁀": no installed font can draw it.',
  ]);
  expect(sceneWarnings(1, [{ element: 0 }], [{ unshown: [] }])).toEqual([]);
});
