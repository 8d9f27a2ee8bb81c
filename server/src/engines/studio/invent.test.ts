// Invented presenters as the engine delivers them: a sheet, a text, a likeness that draws first frames.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { LocalFile, Task, TaskRun, Workbench } from '../../kernel/workbench.ts';
import type { StillRecipe } from '../../studio/people/still.ts';
import { invent, type PaintedLikeness } from './invent.ts';
import { drawPaintedFirstFrame } from './painted-first-frame.ts';

let bench: Workbench;

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'invent-'));
  bench = {
    dir,
    signal: AbortSignal.timeout(60_000),
    progress: () => {},
    compute: async <Input extends Json, Output extends Json>(task: Task<Input, Output>, input: Input) => {
      const { default: run } = (await import(task.module.href)) as { default: TaskRun<Input, Output> };
      return run(input, { dir, progress: () => {} });
    },
    operation: () => Promise.reject(new Error('The studio works on this machine.')),
  };
});

afterAll(() => rm(bench.dir, { recursive: true }));

const person = async (description: string, references: LocalFile[] = [], recastAttempt = 0) => {
  const drawn = await invent({ description, references, recastAttempt }, bench);
  return { ...drawn, person: (drawn.likeness.json as PaintedLikeness).person };
};

test('a description becomes a sheet, a text and a likeness that fits a row', async () => {
  const { sheet, sheetText, likeness } = await person('A man in his forties with a short beard and a navy blazer');
  const { width, height } = await sharp(sheet).metadata();
  expect([width, height]).toEqual([1600, 1200]);
  expect((await stat(sheet)).size).toBeLessThan(4_000_000);
  expect(sheetText).toMatch(/An invented man in the mid forties .* a short beard/);
  expect(likeness.files).toEqual({});
  expect(JSON.stringify(likeness.json).length).toBeLessThan(8_000);
  expect((await readFile(sheet)).includes('algorithmicMedia')).toBe(true);
});

test('reference pictures lend their colours, another attempt makes another person', async () => {
  const red = join(bench.dir, 'red.png') as LocalFile;
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c01818' } })
    .png()
    .toFile(red);
  const plain = await person('a friendly shop owner');
  const tinted = await person('a friendly shop owner', [red]);
  const recast = await person('a friendly shop owner', [], 1);
  expect(tinted.person.clothes.colour).toBe('#c01818');
  expect(tinted.person.face).toEqual(plain.person.face);
  expect(tinted.sheetText).toMatch(/reference images/);
  expect(recast.person.face).not.toEqual(plain.person.face);
});

test('a first frame is an upright still with the recipe that draws it again', async () => {
  const { likeness } = await person('a young woman with curly hair');
  const { image, recipe } = await drawPaintedFirstFrame(
    { likeness, scene: 'in a bright kitchen in the morning' },
    bench,
  );
  const { width, height, format } = await sharp(image).metadata();
  expect([width, height, format]).toEqual([720, 1280, 'png']);
  const still = recipe.json as StillRecipe;
  expect(still).toMatchObject({ kind: 'painted', framing: 'medium', place: { kind: 'kitchen', time: 'morning' } });
  const again = await drawPaintedFirstFrame({ likeness, scene: 'in a bright kitchen in the morning' }, bench);
  expect(Buffer.compare(await readFile(image), await readFile(again.image))).toBe(0);
});
