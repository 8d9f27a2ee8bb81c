// Tests presenters created from descriptions, and their first frames.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@greenroom/engine-kit/json';
import type { LocalFile, StepContext, Task, TaskRun } from '@greenroom/engine-kit/step-context';
import { offline } from '@greenroom/engine-kit/testing/offline';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import type { StillRecipe } from '../people/still.ts';
import { readRaster } from '../photo/raster.ts';
import { studioFirstFrame } from './first-frame.ts';
import { personFrom } from './from-description.task.ts';
import { fromDescription, type PaintedLikeness } from './from-description.ts';
import { drawFirstFrame } from './presenter.ts';

let ctx: StepContext;

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'from-description-'));
  ctx = {
    dir,
    signal: new AbortController().signal,
    progress: () => {},
    runTask: async <Input extends Json, Output extends Json, Rest extends Json>(
      task: Task<Input, Output, Rest>,
      input: Input,
    ) => {
      const { default: run } = (await import(task.module.href)) as { default: TaskRun<Input, Output> };
      return run(input, { dir, progress: () => {} });
    },
    ...offline,
  };
});

afterAll(() => rm(ctx.dir, { recursive: true }));

test('a description returns a sheet, a text and a small likeness, and red reference images color the result', async () => {
  const red = join(ctx.dir, 'red.png') as LocalFile;
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c01818' } })
    .png()
    .toFile(red);
  const description = 'A man in his forties with a short beard and a blazer';
  const { sheet, portrait, sheetText, likeness } = await fromDescription(
    { description, references: [red], recastAttempt: 1 },
    ctx,
  );
  const { width, height } = await sharp(sheet).metadata();
  expect([width, height]).toEqual([1600, 1200]);
  expect(await sharp(portrait).metadata()).toMatchObject({ width: 720, height: 1280 });
  expect((await stat(sheet)).size).toBeLessThan(4_000_000);
  expect(sheetText).toMatch(/An invented man in the mid forties .* a short beard.* reference images/);
  expect(likeness.files).toEqual({});
  expect(JSON.stringify(likeness.json).length).toBeLessThan(8_000);
  expect((likeness.json as PaintedLikeness).person.clothes.colour).toBe('#c01818');
  expect((await readFile(sheet)).includes('algorithmicMedia')).toBe(true);
});

test('the same description always returns the same person, and a slightly different one another person', async () => {
  const personOf = async (description: string) =>
    (await personFrom({ description, references: [], recastAttempt: 1 })).person;
  const [first, again, other] = [await personOf('a baker'), await personOf(' A baker '), await personOf('the baker')];
  expect(again).toEqual(first);
  expect(other.face).not.toEqual(first.face);
});

test('a first frame is a vertical still with a recipe that draws it again', async () => {
  const json: PaintedLikeness = {
    kind: 'painted',
    person: createPerson({ gender: 'female', hairStyle: 'curls' }, 'seed'),
  };
  const presenter = testPresenter({ json, files: {} });
  const request = { presenter, scene: 'in a bright kitchen in the morning' };
  const { image, recipe } = await studioFirstFrame.draw(request, ctx);
  const { width, height, format } = await sharp(image).metadata();
  expect([width, height, format]).toEqual([720, 1280, 'png']);
  const still = recipe.json as StillRecipe;
  expect(still).toMatchObject({ kind: 'painted', framing: 'medium', place: { kind: 'kitchen', time: 'morning' } });
  const again = await drawFirstFrame(recipe, width, height);
  const { rgba } = await readRaster(image);
  expect(Buffer.compare(Buffer.from(rgba), Buffer.from(again.still.rgba))).toBe(0);
});
