// Tests the engine's definition and its settings.
import { expect, test } from 'vitest';
import * as module from './index.ts';
import { openEngine } from './testing/open-engine.ts';

const { engine } = module;

test('the package exports the engine alone', () => {
  expect(Object.keys(module)).toEqual(['engine']);
  expect(engine.name).toBe('comfyui');
});

test('all settings are optional', () => {
  expect(engine.settings.parse({})).toEqual({ COMFYUI_CONCURRENT_CALLS: 2 });
});

test.each(['http://127.0.0.1:8188', 'https://gpu.example.com/comfy/', 'http://[::1]:8188'])('%s is a URL', (url) => {
  expect(engine.settings.parse({ COMFYUI_URL: url })).toMatchObject({ COMFYUI_URL: url });
});

test.each(['127.0.0.1:8188', 'ws://127.0.0.1:8188', 'http://user:secret@host', 'http://host/?key=1'])(
  '%s is no URL of a server',
  (url) => {
    expect(engine.settings.safeParse({ COMFYUI_URL: url }).success).toBe(false);
  },
);

test('every graph has a rate of 0, and calls are limited', async () => {
  expect(engine.rates?.map(({ model, usd }) => [model, usd])).toEqual(
    ['first_frame', 'character_sheet', 'character_sheet_from_photo', 'talking_head', 'lipsync', 'scene_clip'].map(
      (model) => [model, 0],
    ),
  );
  expect(await openEngine('http://127.0.0.1:8188')).toMatchObject({ maxConcurrentCalls: 2 });
});
