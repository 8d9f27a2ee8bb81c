// Composed stills of a photographed presenter: framing, extension beyond the photo, places and denoising.
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { composePhoto, type FramedPhoto, type PhotoPresenter } from './compose.ts';
import { cutOut } from './cut-out.ts';
import { denoise } from './denoise.ts';
import { estimateNoise } from './estimate-noise.ts';
import { faceWidth, findFaces } from './find-face.ts';
import { flatten, unflatten } from './likeness.ts';
import { exposureOf, PLAIN_LOOK } from './look.ts';
import { outlinePerson } from './outline-person.ts';
import { pictureWith } from './photo-fixtures.ts';
import { canvasOf, type Raster, readRaster } from './raster.ts';

const [width, height] = [270, 480];
let portrait: Raster;
let presenter: PhotoPresenter;
let cutOutPresenter: PhotoPresenter;
let uncertaintyBeforeWall: number;

const presenterOf = async (photo: Raster): Promise<PhotoPresenter> => {
  const landmarks = flatten((await findFaces(photo))[0]!.landmarks);
  const look = { ...PLAIN_LOOK, exposure: exposureOf(photo.rgba) };
  return { photo, person: undefined, likeness: { kind: 'photo', landmarks, look } };
};

beforeAll(async () => {
  portrait = await readRaster(portraitFile);
  presenter = await presenterOf(portrait);
  const { cover, uncertainty } = outlinePerson(portrait, unflatten(presenter.likeness.landmarks));
  uncertaintyBeforeWall = uncertainty;
  cutOutPresenter = { ...presenter, person: cutOut(portrait, cover) };
});

const meanOf = ({ rgba }: Raster, x: number, y: number, w: number, h: number): number[] => {
  const sum = [0, 0, 0];
  for (let v = y; v < y + h; v++) {
    for (let u = x; u < x + w; u++) {
      for (const k of [0, 1, 2]) {
        sum[k]! += rgba[(v * width + u) * 4 + k]!;
      }
    }
  }
  return sum.map((value) => value / w / h);
};
const colourDistance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, k) => value - b[k]!));

/** Mean difference between a row and the one above it: a seam is a peak. */
const stepAt = ({ rgba }: Raster, y: number): number => {
  let sum = 0;
  for (let x = 0; x < width; x++) {
    const [a, b] = [((y - 1) * width + x) * 4, (y * width + x) * 4];
    sum += Math.abs(rgba[a]! - rgba[b]!) + Math.abs(rgba[a + 1]! - rgba[b + 1]!);
  }
  return sum / width;
};

describe('framing', () => {
  test('a tilted, dark photo is straightened and brightened', async () => {
    const dark = pictureWith(portrait, 512, 512, (context, image) => {
      context.translate(256, 256);
      context.rotate(0.25);
      context.drawImage(image, -256, -256);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalCompositeOperation = 'multiply';
      context.fillStyle = 'rgb(110, 110, 110)';
      context.fillRect(0, 0, 512, 512);
    });
    const still = composePhoto(await presenterOf(dark), { width, height });
    expect(Math.abs(still.landmarks[33]!.y - still.landmarks[263]!.y)).toBeLessThan(3);
    const cheek = still.landmarks[50]!;
    const [red] = meanOf(still, Math.round(cheek.x) - 3, Math.round(cheek.y) - 3, 6, 6);
    expect(red).toBeGreaterThan(150);
  });

  test('a tight crop gives a face of limited size and no seam', async () => {
    const tight = pictureWith(portrait, 480, 480, (context, image) =>
      context.drawImage(image, 150, 10, 160, 160, 0, 0, 480, 480),
    );
    const still = composePhoto(await presenterOf(tight), { width, height });
    expect(faceWidth({ ...still, confidence: 1, turn: { yaw: 0, pitch: 0, roll: 0 } })).toBeLessThan(width * 0.72);
    const below = Math.round(still.landmarks[152]!.y) + 20;
    const steps = Array.from({ length: height - below - 2 }, (_, k) => stepAt(still, below + k));
    expect(Math.max(...steps)).toBeLessThan(24);
  });

  test('a composed still is shown unchanged', async () => {
    const still = pictureWith(portrait, 540, 960, (context, image) =>
      context.drawImage(image, 60, 0, 280, 500, 0, 0, 540, 960),
    );
    const framed = await presenterOf(still);
    const shown = composePhoto(
      { ...framed, likeness: { ...framed.likeness, look: PLAIN_LOOK } },
      { width, height, composed: true },
    );
    const nose = unflatten(framed.likeness.landmarks)[4]!;
    expect(shown.landmarks[4]!.x).toBeCloseTo(nose.x / 2, 0);
    expect(shown.landmarks[4]!.y).toBeCloseTo(nose.y / 2, 0);
  });

  test('the area beyond a photo has its grain', () => {
    const narrow = pictureWith(portrait, 200, 512, (context, image) => context.drawImage(image, -120, 0));
    const landmarks = presenter.likeness.landmarks.map((value, i) => (i % 2 === 0 ? value - 120 : value));
    /** Noise in the photo and beyond its left border, in a frame twice as wide. */
    const grain = (noise: number): [within: number, beyond: number] => {
      const random = seededRandom('camera');
      const rgba = narrow.rgba.map((value, i) => (i % 4 === 3 ? 255 : value + (random() + random() - 1) * 2.4 * noise));
      const framed = { photo: { ...narrow, rgba }, person: undefined, likeness: { ...presenter.likeness, landmarks } };
      const still = composePhoto(framed, { width: 480, height: 480 });
      const columns = (from: number, to: number) =>
        Float32Array.from({ length: 480 * 480 }, (_, i) => (i % 480 >= from && i % 480 < to ? 1 : 0));
      return [estimateNoise(still, columns(190, 290)), estimateNoise(still, columns(0, 60))];
    };
    const [, clean] = grain(0);
    const [within, beyond] = grain(12);
    expect(beyond).toBeGreaterThan(2 * clean);
    expect(Math.abs(beyond / within - 1)).toBeLessThan(0.4);
  });

  test('the area beyond a photo shows surroundings, not a mirrored person', async () => {
    const high = pictureWith(portrait, 512, 300, (context, image) => context.drawImage(image, 0, -8));
    const still = composePhoto(await presenterOf(high), { width, height });
    const faces = await findFaces({ width, height, rgba: still.rgba });
    expect(faces).toHaveLength(1);
  });
});

describe('places', () => {
  test('a person before a plain wall is outlined', () => {
    const { person } = cutOutPresenter;
    const cover = (x: number, y: number) => person!.rgba[(y * 512 + x) * 4 + 3]! / 255;
    expect([cover(223, 120), cover(225, 40), cover(225, 350)]).toEqual([1, 1, 1]);
    expect([cover(10, 10), cover(500, 10), cover(330, 100), cover(120, 60)]).toEqual([0, 0, 0, 0]);
  });

  test('hair before a wall of the same colour makes the outline uncertain', async () => {
    // A background in the colours of the hair.
    const hair = createCanvas(512, 512);
    const context = hair.getContext('2d');
    for (let y = 0; y < 512; y += 22) {
      for (let x = 0; x < 512; x += 60) {
        context.drawImage(canvasOf(portrait), 190, 36, 60, 22, x, y, 60, 22);
      }
    }
    context.drawImage(canvasOf(cutOutPresenter.person!), 0, 0);
    const rgba = context.getImageData(0, 0, 512, 512).data;
    const { uncertainty } = outlinePerson({ width: 512, height: 512, rgba }, unflatten(presenter.likeness.landmarks));
    expect(uncertainty).toBeGreaterThan(1);
    expect(uncertaintyBeforeWall).toBeLessThan(1);
  });

  test('the described place is behind a cut-out person; without a cut-out the original place stays', () => {
    const [forest, there] = ['in a dense forest', 'on a sunny beach'].map((scene) =>
      composePhoto(cutOutPresenter, { width, height, scene }),
    ) as [FramedPhoto, FramedPhoto];
    const corner = (still: Raster) => meanOf(still, 0, 0, 60, 40);
    expect(colourDistance(corner(forest), corner(there))).toBeGreaterThan(30);
    const own = composePhoto(presenter, { width, height, scene: 'on a sunny beach' });
    expect([own.isComposited, there.isComposited]).toEqual([false, true]);
    const { x, y } = there.landmarks[50]!;
    const skin = meanOf(there, Math.round(x) - 3, Math.round(y) - 3, 6, 6);
    expect(skin[0]).toBeGreaterThan(skin[2]! + 15);
  });

  test('words for clothes do not change the light', () => {
    const scene = (words: string) => composePhoto(presenter, { width, height, scene: words });
    const kitchen = scene('a woman in a bright kitchen');
    expect(scene('a woman in a dark blazer in a bright kitchen').rgba).toEqual(kitchen.rgba);
    expect(meanOf(kitchen, 0, 0, width, height)[1]).toBeGreaterThan(
      meanOf(scene('a dark kitchen'), 0, 0, width, height)[1]! + 10,
    );
  });

  test('snow falls behind a cut-out person, and not in the original place', () => {
    const { precipitation, landmarks } = composePhoto(cutOutPresenter, { width, height, scene: 'in a snowy forest' });
    expect(precipitation?.kind).toBe('snow');
    const { coarse, width: across, values } = precipitation!.visibility!;
    const at = (x: number, y: number) => values[Math.floor(y / coarse) * across + Math.floor(x / coarse)];
    expect(at(landmarks[50]!.x, landmarks[50]!.y)).toBe(0);
    expect(at(20, 20)).toBe(255);
    expect(composePhoto(presenter, { width, height, scene: 'in a snowy forest' }).precipitation).toBeUndefined();
  });

  test('the same presenter and scene give the same picture', () => {
    const draw = () => composePhoto(cutOutPresenter, { width: 180, height: 320, scene: 'office at dusk' }).rgba;
    expect(Buffer.compare(Buffer.from(draw()), Buffer.from(draw()))).toBe(0);
  });

  test('a body cut off by its photo is not placed in mid-air', async () => {
    const tight = pictureWith(portrait, 480, 480, (context, image) =>
      context.drawImage(image, 150, 10, 160, 160, 0, 0, 480, 480),
    );
    const framed = await presenterOf(tight);
    const { cover } = outlinePerson(tight, unflatten(framed.likeness.landmarks));
    expect(
      composePhoto({ ...framed, person: cutOut(tight, cover) }, { width, height, scene: 'beach' }).isComposited,
    ).toBe(false);
  });
});

describe('denoising', () => {
  test('a noisy photo gets less noise, a clean one stays unchanged', () => {
    expect(denoise(portrait)).toBe(portrait);
    const noisy = new Uint8ClampedArray(portrait.rgba);
    const random = seededRandom('noise');
    for (let i = 0; i < noisy.length; i++) noisy[i]! += Math.floor(random() * 33) - 16;
    const photo = denoise({ width: 512, height: 512, rgba: noisy });
    const error = (rgba: Uint8ClampedArray) =>
      rgba.reduce((sum, value, i) => sum + Math.abs(value - portrait.rgba[i]!), 0);
    expect(error(photo.rgba)).toBeLessThan(error(noisy) * 0.75);
  });
});
