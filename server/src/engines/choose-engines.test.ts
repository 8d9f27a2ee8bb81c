// Tests the operator's choice of engines, and the sentences about impossible ones.
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { OperatorError } from '../kernel/operator-error.ts';
import { chooseEngines, variableOf } from './choose-engines.ts';

const { speech, voiceLibrary, talkingHead, lipsync } = smallPorts;
const definitionOf = (name: string, enabledBy?: readonly string[]) => ({
  name,
  settings: z.object({}),
  create: async () => ({}),
  ...(enabledBy && { enabledBy: enabledBy as readonly never[] }),
});
const definitions = [definitionOf('studio'), definitionOf('video'), definitionOf('cloud', ['CLOUD_KEY', 'CLOUD_URL'])];
const fast = { ...talkingHead, maxClipMs: 7_000 };
const engines = [
  { name: 'studio', speech, voiceLibrary, talkingHead },
  {
    name: 'video',
    talkingHead,
    lipsync,
    models: { talkingHead: ['v1', 'v1-fast'] },
    withModel: (port: string, model: string) =>
      (port === 'talkingHead' && model === 'v1-fast' ? fast : undefined) as never,
  },
];
const choose = (choices: Parameters<typeof chooseEngines>[2]) => chooseEngines(definitions, engines, choices);
const choice = (engine: string, model?: string) => ({ engine, model });

test('a port has its chosen engines in order, with the chosen model', () => {
  const { talkingHead: chosen } = choose({ talkingHead: [choice('video', 'v1-fast'), choice('studio')] });
  expect(chosen!.map(({ name, model }) => [name, model])).toEqual([
    ['video', 'v1-fast'],
    ['studio', undefined],
  ]);
  expect(chosen![0]!.talkingHead.maxClipMs).toBe(7_000);
});

test('voices come from the engines that speak, unless others are chosen', () => {
  const chosen = choose({ speech: [choice('studio')] });
  expect(chosen.voiceLibrary!.map(({ name }) => name)).toEqual(['studio']);
  // It clones nothing.
  expect(chosen.voiceClone).toBeUndefined();
});

test.each([
  [
    'an unknown engine',
    { speech: [choice('acme')] },
    'ENGINE_SPEECH names the engine acme, which is not installed. Installed are: studio, video, cloud.',
  ],
  [
    'an engine without its key',
    { speech: [choice('cloud')] },
    'ENGINE_SPEECH names the engine cloud, which is not set up. Set CLOUD_KEY or CLOUD_URL.',
  ],
  [
    'an engine without the port',
    { lipsync: [choice('studio')] },
    'ENGINE_LIPSYNC names the engine studio, which cannot do this with its current settings.',
  ],
  [
    'an unknown model',
    { talkingHead: [choice('video', 'v9')] },
    'ENGINE_TALKING_HEAD names the model v9, which the engine video does not have. It has: v1, v1-fast.',
  ],
  [
    'a model of an engine without a choice',
    { talkingHead: [choice('studio', 'x')] },
    'ENGINE_TALKING_HEAD names the model x, which the engine studio does not have. It has no choice of models for this.',
  ],
])('%s is one sentence', (_, choices, message) => {
  expect(() => choose(choices)).toThrow(new OperatorError(message));
});

test('shots of talking heads need another engine for shots in which nobody speaks', () => {
  expect(() => choose({ sceneClip: [choice('talking-head')] })).toThrow('names only talking-head');
});

test('all mistakes are reported together', () => {
  expect(() => choose({ speech: [choice('acme'), choice('cloud')], lipsync: [choice('acme')] })).toThrow(
    /ENGINE_SPEECH.*acme.*ENGINE_SPEECH.*cloud.*ENGINE_LIPSYNC/s,
  );
});

test('the variable of a port is its name in capitals', () => {
  expect(['speech', 'sceneClip', 'talkingHead'].map((port) => variableOf(port as 'speech'))).toEqual([
    'ENGINE_SPEECH',
    'ENGINE_SCENE_CLIP',
    'ENGINE_TALKING_HEAD',
  ]);
});
