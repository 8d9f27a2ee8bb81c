// Tests which graphs the engine accepts, and what it says about those that it does not.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleGraphs, openEngine, writeGraphs } from '../testing/open-engine.ts';
import { fillGraph } from './fill-graph.ts';
import type { GraphNodes } from './graph.ts';
import { loadGraphs } from './load-graphs.ts';
import { GRAPH_NAMES } from './placeholders.ts';
import { readGraph } from './read-graph.ts';

const SERVER = 'http://127.0.0.1:8188';

const lipsync = JSON.parse(await readFile(join(exampleGraphs, 'lipsync.json'), 'utf8')) as GraphNodes;

/** The example of a lipsync graph with another title or other inputs of a node. */
const changed = (id: string, { title, inputs }: { title?: string; inputs?: object }): GraphNodes => {
  const node = lipsync[id]!;
  return {
    ...lipsync,
    [id]: { ...node, _meta: { title: title ?? node._meta?.title }, inputs: { ...node.inputs, ...inputs } as never },
  };
};

const read = (nodes: GraphNodes) => readGraph('lipsync', JSON.stringify(nodes));

test('every example graph is accepted', async () => {
  expect(Object.keys(await loadGraphs(exampleGraphs)).sort()).toEqual([...GRAPH_NAMES].sort());
});

test('the engine has the ports of the graphs in the folder', async () => {
  expect(Object.keys(await openEngine(SERVER, await writeGraphs({ 'lipsync.json': lipsync })))).toEqual([
    'lipsync',
    'maxConcurrentCalls',
    'cancelOperation',
  ]);
});

test('titles in any case, with spaces and with several placeholders mark inputs', () => {
  const graph = read(changed('3', { title: ' Greenroom: Seed = seed , max_seconds=20' }));
  expect(graph.slots.get('seed')).toEqual([{ node: '3', input: 'seed' }]);
  expect(graph).toMatchObject({ outputs: ['4'], maxSeconds: 20 });
});

test('a placeholder fills every input that is marked with it, and the names of saved files are changed', () => {
  const graph = read(changed('4', { title: 'greenroom:seed=crf' }));
  const filled = fillGraph(graph, { seed: 7, video: 'a.mp4', audio: 'b.wav' }, 'tag');
  expect(filled).toMatchObject({
    1: { inputs: { video: 'a.mp4' } },
    2: { inputs: { audio: 'b.wav' } },
    3: { inputs: { seed: 7 } },
    4: { inputs: { crf: 7, filename_prefix: 'greenroom-tag' } },
  });
  expect(graph.nodes[4]?.inputs.crf).toBe(17);
});

test('nodes that do not lead to the output are left out', () => {
  const preview = { class_type: 'PreviewImage', inputs: { images: ['1', 0] } };
  expect(Object.keys(read({ ...lipsync, 9: preview }).nodes)).toEqual(['1', '2', '3', '4']);
  const untitled = changed('4', { title: 'Video Combine' });
  expect(Object.keys(read({ ...untitled, 9: preview }).nodes)).toEqual(['1', '2', '3', '4', '9']);
});

test('an input that is linked can be marked by its name', () => {
  const graph = read(changed('3', { title: 'greenroom:seed=audio' }));
  expect(graph.slots.get('seed')).toEqual([{ node: '3', input: 'audio' }]);
});

test.each<[string, unknown, string]>([
  ['broken JSON', '{', 'lipsync.json: is not valid JSON. Export it again with Workflow > Export (API).'],
  ['a workflow of the editor', { nodes: [], links: [] }, 'is a workflow of the editor. Export it with'],
  ['a node without a class', { 1: { inputs: {} } }, 'API format (node 1: class_type)'],
  ['a list', [], "is not a graph in ComfyUI's API format. Export"],
  ['no nodes', {}, 'lipsync.json: has no nodes.'],
  [
    'a link to nothing',
    changed('3', { inputs: { images: ['99', 0] } }),
    'node 3 (LatentSyncNode): the input images is linked to node 99, which does not exist.',
  ],
  [
    'a missing placeholder',
    changed('2', { title: 'Load Audio' }),
    'has no audio. Give the node with this input the title "greenroom:audio".',
  ],
  [
    'a wrong placeholder',
    changed('3', { title: 'greenroom:sead' }),
    'node 3 (LatentSyncNode): the title has the unknown placeholder "sead". This graph can have video, audio, seed, fps, output and max_seconds.',
  ],
  ['a placeholder of another graph', changed('3', { title: 'greenroom:prompt' }), 'unknown placeholder "prompt"'],
  [
    'an input that does not exist',
    changed('3', { title: 'greenroom:seed=sed' }),
    'node 3 (LatentSyncNode) has no input sed. Name it in the title, as in "greenroom:seed=input". Its inputs: seed, lips_expression',
  ],
  [
    'no usual input',
    changed('4', { title: 'greenroom:seed' }),
    'node 4 (VHS_VideoCombine) has no usual input for "seed".',
  ],
  [
    'an input of another type',
    changed('4', { title: 'greenroom:seed=format' }),
    'the input format is no number, so it cannot be marked as "seed".',
  ],
  [
    'an input that is not used',
    { ...changed('2', { title: 'Load Audio' }), 9: { ...lipsync[2], _meta: { title: 'greenroom:audio' } } },
    'node 9 (LoadAudio): "audio" does not lead to the node titled "greenroom:output".',
  ],
  [
    'a limit that is no number',
    changed('4', { title: 'greenroom:max_seconds=long' }),
    'max_seconds must be a number from 2 to 600',
  ],
  [
    'a frame rate that is linked',
    changed('3', { title: 'greenroom:fps=images' }),
    'the input images, which is marked as fps, must be a number from 1 to 120',
  ],
])('%s is an error that names the file and the node', async (_, graph, message) => {
  const folder = await writeGraphs({ 'lipsync.json': graph });
  await expect(openEngine(SERVER, folder)).rejects.toThrow(message);
  await expect(openEngine(SERVER, folder)).rejects.toThrow(/^COMFYUI_GRAPHS: lipsync\.json: .*\.$|^COMFYUI_GRAPHS/);
});

test.each<[string, Record<string, unknown>, string]>([
  ['an unknown file', { 'lip_sync.json': lipsync }, 'lip_sync.json is no known graph. The files are first_frame.json,'],
  ['no files', {}, 'has no graphs. The files are'],
  [
    'one of the two graphs of presenters',
    { 'character_sheet.json': await readFile(join(exampleGraphs, 'character_sheet.json'), 'utf8') },
    'need both character_sheet.json and character_sheet_from_photo.json.',
  ],
])('a folder with %s is an error', async (_, files, message) => {
  await expect(openEngine(SERVER, await writeGraphs(files))).rejects.toThrow(message);
});

test('frames need a frame rate, and a width needs a height', async () => {
  const clip = JSON.parse(await readFile(join(exampleGraphs, 'scene_clip.json'), 'utf8'));
  const read = (id: string, title: string) =>
    readGraph('scene_clip', JSON.stringify({ ...clip, [id]: { ...clip[id], _meta: { title } } }));
  expect(() => read('29', 'Create Video')).toThrow('has frames but no fps');
  expect(read('26', 'greenroom:width, height').slots.has('frames')).toBe(false);
  const still = JSON.parse(await readFile(join(exampleGraphs, 'first_frame.json'), 'utf8'));
  still[10]._meta.title = 'greenroom:width';
  expect(() => readGraph('first_frame', JSON.stringify(still))).toThrow('has only one of width and height');
});

test('both settings are needed', async () => {
  await expect(openEngine(SERVER, null)).rejects.toThrow('COMFYUI_URL needs COMFYUI_GRAPHS.');
  await expect(openEngine(undefined, exampleGraphs)).rejects.toThrow('COMFYUI_GRAPHS needs COMFYUI_URL.');
  await expect(openEngine(SERVER, '/no/such/folder')).rejects.toThrow('The folder /no/such/folder cannot be read.');
});
