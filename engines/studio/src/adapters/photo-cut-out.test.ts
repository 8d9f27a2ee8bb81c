// Tests cutting people out with a stand-in for the optional package, and without it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readRaster } from '../photo/raster.ts';
import { studioFirstFrame } from './first-frame.ts';
import { fromPhotos } from './from-photos.ts';

const installed = vi.hoisted(() => ({ folder: '', removeBackground: vi.fn() }));

vi.mock('@imgly/background-removal-node', () => ({ removeBackground: installed.removeBackground }));
vi.mock('./background-removal.ts', async (actual) => ({
  ...(await actual<typeof import('./background-removal.ts')>()),
  backgroundRemovalFolder: () => installed.folder,
}));

let ctx: StepContext;

beforeAll(async () => {
  installed.folder = await mkdtemp(join(tmpdir(), 'package-'));
});
beforeEach(async () => {
  installed.removeBackground.mockReset();
  ctx = await testStepContext();
});
afterAll(() => rm(installed.folder, { recursive: true }));

/** The person is in the middle of the picture, below its first rows. */
const middle = async (picture: Blob) => {
  const [width, height] = /width=(\d+);height=(\d+)/.exec(picture.type)!.slice(1).map(Number) as [number, number];
  const rgba = new Uint8Array(await picture.arrayBuffer());
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) / width, i / width / height];
    rgba[i * 4 + 3] = x > 0.2 && x < 0.7 && y > 0.03 ? 255 : 0;
  }
  return new Blob([rgba]);
};
const made = () => fromPhotos({ photos: [portraitFile as LocalFile], editInstructions: 'a forest background' }, ctx);

test('the person that the package segments appears in the described place', async () => {
  installed.removeBackground.mockImplementation(middle);
  const { likeness, sheetText } = await made();
  const [, config] = installed.removeBackground.mock.calls[0]!;
  expect(config.publicPath).toBe(`${pathToFileURL(join(installed.folder, 'dist')).href}/`);
  const { width, height, rgba } = await readRaster(likeness.files.person!);
  const cover = (x: number) => rgba[(Math.round(height * 0.5) * width + Math.round(width * x)) * 4 + 3];
  expect([cover(0.1), cover(0.3), cover(0.65), cover(0.75)]).toEqual([0, 255, 255, 0]);
  expect(sheetText).toMatch(/Applied edits: another background/);
  expect(sheetText).toMatch(/appears in the place that a scene describes/);
  const corner = async (scene: string) => {
    const { image } = await studioFirstFrame.draw({ likeness, scene }, ctx);
    const { rgba: seen } = await readRaster(image);
    return [0, 1, 2].map((k) => seen.slice(0, 40 * 720 * 4).reduce((sum, value, i) => sum + (i % 4 === k ? value : 0)));
  };
  const [beach, forest] = [await corner('on a sunny beach'), await corner('in a dense forest')];
  expect(beach[2]! / beach[1]!).toBeGreaterThan(1.1 * (forest[2]! / forest[1]!));
});

test('if the package fails, the person is cut out by colour', async () => {
  installed.removeBackground.mockRejectedValue(new Error('No model.'));
  expect((await made()).likeness.files.person).toMatch(/person-.*png$/);
  expect(installed.removeBackground).toHaveBeenCalledOnce();
});
