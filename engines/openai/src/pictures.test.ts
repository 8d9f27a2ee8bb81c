// Tests the pictures of presenters: requests, prompts, crops and pictures behind links.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrigin, readOrigin } from '@greenroom/engine-kit/digital-source';
import { importPicture } from '@greenroom/engine-kit/media/import-picture';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { expectPng } from '@greenroom/engine-kit/testing/conformance/checks';
import { flatPng } from '@greenroom/engine-kit/testing/flat-png';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, expect, test } from 'vitest';
import { createEngine } from './testing/engine.ts';
import { openOpenAiLoopback, respondWith } from './testing/loopback.ts';
import { shadeOfPanel } from './testing/pictures.ts';

const key = 'sk-loopback-0123456789';
const loopback = await openOpenAiLoopback({ key });
afterAll(() => loopback.close());

const engine = await createEngine({ OPENAI_API_KEY: key, OPENAI_BASE_URL: loopback.baseUrl });

async function photo(ctx: StepContext, shade: number): Promise<LocalFile> {
  const file = join(ctx.dir, `photo-${shade}.png`) as LocalFile;
  await writeFile(file, flatPng(60, 80, shade));
  return file;
}

const describePerson = async (changes: { references?: LocalFile[]; recastAttempt?: number } = {}) => {
  const ctx = await providerContext();
  const request = { description: 'A baker with grey hair', references: [], recastAttempt: 0, ...changes };
  return { ctx, drawn: await engine.characterSheet!.fromDescription(request, ctx) };
};

test('a description becomes one sheet, whose first panel is the portrait', async () => {
  const { ctx, drawn } = await describePerson();
  expect(await expectPng(drawn.sheet)).toMatchObject({ width: 1024, height: 1536 });
  const { width, height, bytes } = await expectPng(drawn.portrait);
  const panel = join(ctx.dir, 'panel.png') as LocalFile;
  const { prompt } = loopback.requests.at(-1)!.json() as { prompt: string };
  await writeFile(panel, flatPng(width, height, shadeOfPanel(prompt, 0)));
  expect([width, height]).toEqual([492, 492]);
  expect(bytes.equals(await readFile(await importPicture(panel, {}, ctx)))).toBe(true);
  expect(findOrigin(bytes.toString('latin1'))).toBe('trainedAlgorithmicMedia');
  expect(drawn).toMatchObject({ sheetText: 'A baker with grey hair', likeness: { json: {}, files: {} } });
  expect(loopback.requests.at(-1)!.json()).toEqual({
    model: 'gpt-image-2.6-flare',
    prompt: expect.stringContaining('The person: A baker with grey hair'),
    size: '1024x1536',
    quality: 'high',
    output_format: 'png',
  });
  expect(ctx.used).toEqual([{ engine: 'openai', model: 'gpt-image-2.6-flare', unit: 'image', quantity: 1 }]);
});

test('another attempt asks for another person, and references are only for the style', async () => {
  const ctx = await providerContext();
  await describePerson({ references: [await photo(ctx, 90)], recastAttempt: 2 });
  const { path, form } = loopback.requests.at(-1)!;
  expect(path).toBe('/v1/images/edits');
  const sent = await form();
  expect(sent.getAll('image[]')).toHaveLength(1);
  expect(sent.get('prompt')).toMatch(/Cast number 3.*only as inspiration/su);
});

test('photos are all sent, and the first is the portrait unless the look changes', async () => {
  const ctx = await providerContext();
  const photos = [null, await photo(ctx, 120), await photo(ctx, 160)];
  const same = await engine.characterSheet!.fromPhotos({ photos, editInstructions: undefined }, ctx);
  expect(same.portrait).toBe(photos[1]);
  const sent = await loopback.requests.at(-1)!.form();
  const [first] = sent.getAll('image[]') as File[];
  expect(Buffer.from(await first!.arrayBuffer()).equals(await readFile(photos[1]!))).toBe(true);
  const edited = await engine.characterSheet!.fromPhotos({ photos, editInstructions: 'a red scarf' }, ctx);
  expect(photos).not.toContain(edited.portrait);
  expect((await loopback.requests.at(-1)!.form()).get('prompt')).toContain('Change this: a red scarf');
  for (const file of [same.sheet, edited.sheet, edited.portrait])
    expect(await readOrigin(file)).toBe('compositeWithTrainedAlgorithmicMedia');
});

test('a first frame is drawn from the portrait and the sheet, and cropped to the video', async () => {
  const ctx = await providerContext();
  const scene = 'in a bright kitchen';
  const { image, recipe } = await engine.firstFrame!.draw({ presenter: testPresenter(), scene }, ctx);
  expect(await expectPng(image)).toMatchObject({ width: 720, height: 1280 });
  expect(recipe).toEqual({ json: {}, files: {} });
  const sent = await loopback.requests.at(-1)!.form();
  expect(sent.getAll('image[]')).toHaveLength(2);
  expect(sent.get('prompt')).toMatch(/The scene: in a bright kitchen/u);
});

test('a picture behind a link of the same server is downloaded; a redirect to a private address is refused', async () => {
  const link = `${loopback.origin}/files/1.png`;
  const linked = () => loopback.failNext('/v1/images/generations', respondWith(200, { data: [{ url: link }] }));
  linked();
  loopback.failNext('/files/1.png', (_, response) => response.end(flatPng(100, 150, 80)));
  const { drawn } = await describePerson();
  expect(await expectPng(drawn.sheet)).toMatchObject({ width: 100, height: 150 });
  linked();
  loopback.failNext('/files/1.png', respondWith(302, '', { location: 'http://127.0.0.1:9/x.png' }));
  await expect(describePerson()).rejects.toMatchObject({ reason: 'unavailable' });
});

test('without any photo, the work is rejected before the provider is asked', async () => {
  const before = loopback.requests.length;
  const drawing = engine.characterSheet!.fromPhotos(
    { photos: [null], editInstructions: undefined },
    await providerContext(),
  );
  await expect(drawing).rejects.toMatchObject({ reason: 'rejected' });
  expect(loopback.requests.length).toBe(before);
});

test('an account without the default model draws with its replacement, in a quality that is fast enough', async () => {
  const unknown = {
    error: { message: 'The model does not exist.', type: 'invalid_request_error', code: 'model_not_found' },
  };
  loopback.failNext('/v1/images/generations', respondWith(404, unknown));
  const { ctx } = await describePerson();
  expect(loopback.requests.at(-1)!.json()).toMatchObject({ model: 'gpt-image-2', quality: 'medium' });
  expect(ctx.used).toEqual([{ engine: 'openai', model: 'gpt-image-2', unit: 'image', quantity: 1 }]);
});
