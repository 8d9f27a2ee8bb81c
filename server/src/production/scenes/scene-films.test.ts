// Warnings about what a scenes film could not show.
import { expect, test } from 'vitest';
import { sceneWarnings } from './scene-films.ts';

test('elements without a shot and words without letters are named, each once', () => {
  const clip = { unshown: [{ element: 0, words: '𒀀𒁀' }] };
  expect(sceneWarnings(2, [{ element: null }, { element: 0 }], [clip, clip])).toEqual([
    'scene_elements[1] was not shown: the script has too few scenes.',
    'scene_elements[0].caption is shown without "𒀀𒁀": no font here can draw it.',
  ]);
  expect(sceneWarnings(1, [{ element: 0 }], [{ unshown: [] }])).toEqual([]);
});
