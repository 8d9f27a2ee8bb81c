// The demo's own parts; the whole of it is run by hand and by whoever reads the README.
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { goodKey, openTestApi } from '../server/src/api/testing.ts';
import { readWish } from './arguments.ts';
import { orderVideo } from './order.ts';
import { lendPhoto } from './photo.ts';

const { app, reached } = openTestApi();
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

test('the text may follow a second -- or not', () => {
  expect(readWish(['Hello there.']).text).toBe('Hello there.');
  expect(readWish(['--', 'Hello there.']).text).toBe('Hello there.');
  expect(readWish(['--photo', 'me.jpg', '--720p', 'Hello', 'there.'])).toEqual({
    text: 'Hello there.',
    mode: 'talking_head',
    resolution: '720p',
    photo: 'me.jpg',
  });
  expect(readWish([]).text).toMatch(/^Meet /);
  expect(readWish(['--mode', 'scenes']).text).not.toBe(readWish([]).text);
});

test('arguments without sense are refused', () => {
  expect(() => readWish(['--mode', 'film'])).toThrow('--mode is talking_head or scenes, not film.');
  expect(() => readWish(['--colour', 'red'])).toThrow(/--colour/);
});

test('a photo is lent under its own address only, and taken back', async () => {
  const file = join(tmpdir(), `greenroom-lent-${process.pid}.jpg`);
  await writeFile(file, 'bytes');
  const photo = await lendPhoto(file);
  expect(await (await fetch(photo.url)).text()).toBe('bytes');
  expect((await fetch(`${photo.origin}/`)).status).toBe(404);
  photo.close();
  await rm(file);
  await expect(fetch(photo.url)).rejects.toThrow();
  await expect(lendPhoto('/nowhere.jpg')).rejects.toThrow('The photo /nowhere.jpg cannot be read.');
});

test('an order ends with a receipt and the address of the video', async () => {
  const lines: string[] = [];
  const url = await orderVideo({
    baseUrl,
    apiKey: goodKey.replace('Bearer ', ''),
    wish: readWish(['Hello.']),
    photoUrl: undefined,
    signal: AbortSignal.timeout(60_000),
    say: (line) => lines.push(line),
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
  expect(text).toMatch(/total +136 +132\n +released +4\n +left +4848/);
});
