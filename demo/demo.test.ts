// Tests the parts of the demo. The whole demo is run by hand.
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@greenroom/sdk';
import { afterAll, expect, test } from 'vitest';
import { goodKey, openTestApi } from '../server/src/api/testing.ts';
import { parseOptions } from './arguments.ts';
import { orderVideo } from './order.ts';
import { servePhoto } from './photo.ts';

const { app, reached } = openTestApi();
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

test('the script may follow a second --', () => {
  expect(parseOptions(['Hello there.']).text).toBe('Hello there.');
  expect(parseOptions(['--', 'Hello there.']).text).toBe('Hello there.');
  expect(parseOptions(['--photo', 'me.jpg', '--720p', 'Hello', 'there.'])).toEqual({
    text: 'Hello there.',
    mode: 'talking_head',
    resolution: '720p',
    photo: 'me.jpg',
  });
  expect(parseOptions([]).text).toMatch(/^Meet /);
  expect(parseOptions(['--mode', 'scenes']).text).not.toBe(parseOptions([]).text);
});

test('invalid arguments are rejected', () => {
  expect(() => parseOptions(['--mode', 'film'])).toThrow('--mode must be talking_head or scenes, but is film.');
  expect(() => parseOptions(['--colour', 'red'])).toThrow(/--colour/);
});

test('a photo is served at one unguessable URL until it is closed', async () => {
  const file = join(tmpdir(), `greenroom-photo-${process.pid}.jpg`);
  await writeFile(file, 'bytes');
  const photo = await servePhoto(file);
  expect(await (await fetch(photo.url)).text()).toBe('bytes');
  expect((await fetch(`${photo.origin}/`)).status).toBe(404);
  photo.close();
  await rm(file);
  await expect(fetch(photo.url)).rejects.toThrow();
  await expect(servePhoto('/nowhere.jpg')).rejects.toThrow('The photo /nowhere.jpg cannot be read.');
});

test('an order prints a receipt and returns the URL of the video', async () => {
  const lines: string[] = [];
  const url = await orderVideo({
    client: createClient({ baseUrl, apiKey: goodKey.replace('Bearer ', '') }),
    options: parseOptions(['Hello.']),
    photoUrl: undefined,
    signal: AbortSignal.timeout(60_000),
    print: (line) => lines.push(line),
  });
  expect(url).toMatch(/\.mp4$/);
  expect(reached.map(({ endpoint }) => endpoint).slice(0, 4)).toEqual([
    'createCharacter',
    'createVoice',
    'estimateVideo',
    'createVideo',
  ]);
  const text = lines.join('\n');
  expect(text).toMatch(/reserved +charged\n +render +4\.92 s × 8 +41 +40\n/);
  expect(text).toMatch(/total +136 +132\n +released +4\n +balance +4848/);
});
