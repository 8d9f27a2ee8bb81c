// Tests which of the files of a run is its result.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGraph } from '../graphs/read-graph.ts';
import { exampleGraphs } from '../testing/open-engine.ts';
import { findOutput, listOutputs } from './find-output.ts';

const graph = readGraph('lipsync', await readFile(join(exampleGraphs, 'lipsync.json'), 'utf8'));
const anyNode = { ...graph, outputs: [] };

const file = (filename: string, type = 'output') => ({ filename, subfolder: '', type });

test('files are found under every name, and other values are ignored', () => {
  const outputs = {
    1: { images: [file('a.png')], animated: [true], text: ['hello'] },
    2: { gifs: [file('b.mp4')], video: [{ filename: 'c.mp4' }], audio: [file('d.flac')], scores: [[1, 2], null] },
    3: null,
    4: 'text',
  };
  expect(listOutputs({ outputs }).map((one) => one.file.filename)).toEqual(['a.png', 'b.mp4', 'c.mp4', 'd.flac']);
  expect(listOutputs({ outputs }).at(2)?.file).toEqual({ filename: 'c.mp4', subfolder: '', type: 'output' });
  expect(listOutputs({ outputs: null })).toEqual([]);
});

test('the titled node is preferred, then a saved file, then the best format', () => {
  const outputs = {
    1: { images: [file('preview.mp4', 'temp'), file('first.png'), file('saved.mov'), file('saved.mp4')] },
    4: { gifs: [file('result.mp4', 'temp')] },
  };
  expect(findOutput(graph, { outputs }, 'video')?.filename).toBe('result.mp4');
  expect(findOutput(anyNode, { outputs }, 'video')?.filename).toBe('saved.mp4');
  expect(findOutput(anyNode, { outputs }, 'picture')?.filename).toBe('first.png');
  expect(findOutput(anyNode, { outputs: { 1: { images: [file('a.webm')] } } }, 'video')).toBeUndefined();
});
