// Tests cutting people out with a stand-in for the optional package, and without it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnCharacter } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { beforeAll, expect, test, vi } from 'vitest';
import type { PhotoLikeness } from '../photo/likeness.ts';
import { readRaster } from '../photo/raster.ts';
import type { BackgroundRemoval } from './background-removal.ts';
import { createFromPhotos } from './from-photos.ts';
import { cutOutWith } from './photo-cut-out.task.ts';
import { cutOutPerson, type PackageInput, packageTask } from './photo-cut-out.ts';
import { drawFirstFrame, planFirstFrame } from './presenter.ts';

const FOLDER = '/packages/background-removal';

/** Runs the task for the package with a stand-in, and every other task as it is. */
const contextWith = async (removal: BackgroundRemoval): Promise<StepContext> => {
  const ctx = await testStepContext();
  const runTask = (task: unknown, input: unknown, ...rest: unknown[]) =>
    task === packageTask
      ? cutOutWith(input as PackageInput, removal)
      : (ctx.runTask as (...asked: unknown[]) => unknown)(task, input, ...rest);
  return { ...ctx, runTask: runTask as StepContext['runTask'] };
};

let publicPath: string;

/** The person is in the middle of the picture, below its first rows. */
const middle: BackgroundRemoval['removeBackground'] = async (picture, config) => {
  publicPath = config.publicPath;
  const [width, height] = /width=(\d+);height=(\d+)/.exec(picture.type)!.slice(1).map(Number) as [number, number];
  const rgba = new Uint8Array(await picture.arrayBuffer());
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) / width, i / width / height];
    rgba[i * 4 + 3] = x > 0.2 && x < 0.7 && y > 0.03 ? 255 : 0;
  }
  return new Blob([rgba]);
};

let made: DrawnCharacter;

beforeAll(async () => {
  const fromPhotos = createFromPhotos(() => FOLDER);
  const request = { photos: [portraitFile as LocalFile], editInstructions: 'a forest background' };
  made = await fromPhotos(request, await contextWith({ removeBackground: middle }));
});

test('the person that the package segments appears in the described place', async () => {
  const { likeness, sheetText } = made;
  expect(publicPath).toBe(`${pathToFileURL(join(FOLDER, 'dist')).href}/`);
  const { width, height, rgba } = await readRaster(likeness.files.person!);
  const cover = (x: number) => rgba[(Math.round(height * 0.5) * width + Math.round(width * x)) * 4 + 3];
  expect([cover(0.1), cover(0.3), cover(0.65), cover(0.75)]).toEqual([0, 255, 255, 0]);
  expect(sheetText).toMatch(/Applied edits: another background/);
  expect(sheetText).toMatch(/appears in the place that a scene describes/);
  const corner = async (scene: string) => {
    const recipe = { json: planFirstFrame(likeness.json, scene), files: likeness.files };
    const { rgba: seen } = (await drawFirstFrame(recipe, 180, 320)).still;
    return [0, 1, 2].map((k) => seen.slice(0, 10 * 180 * 4).reduce((sum, value, i) => sum + (i % 4 === k ? value : 0)));
  };
  const [beach, forest] = [await corner('on a sunny beach'), await corner('in a dense forest')];
  expect(beach[2]! / beach[1]!).toBeGreaterThan(1.1 * (forest[2]! / forest[1]!));
});

test('if the package fails, the person is cut out by colour', async () => {
  const removeBackground = vi.fn().mockRejectedValue(new Error('No model.'));
  const { json, files } = made.likeness;
  const { landmarks } = json as PhotoLikeness;
  const ctx = await contextWith({ removeBackground });
  expect(await cutOutPerson(files.photo as LocalFile, landmarks, FOLDER, ctx)).toMatch(/person-.*png$/);
  expect(removeBackground).toHaveBeenCalledOnce();
});
