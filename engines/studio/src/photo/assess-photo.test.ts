// Assessing photos: which can be used, which is chosen, and the reasons for the others.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FACE, portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assessPhoto } from './assess-photo.ts';
import { choosePhoto } from './choose-photo.ts';
import { type FoundFace, findFaces } from './find-face.ts';
import { pictureWith, turnedPortrait, withOvals } from './photo-fixtures.ts';
import { type Raster, readRaster, writeRaster } from './raster.ts';

let dir: string;
let portrait: Raster;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'assess-'));
  portrait = await readRaster(portraitFile);
});
afterAll(() => rm(dir, { recursive: true }));

const assess = async (photo: Raster) => assessPhoto(photo, (await findFaces(photo))[0]!);
const saved = async (name: string, photo: Raster): Promise<string> => {
  const file = join(dir, name);
  await writeRaster(file, photo);
  return file;
};

test('a frontal, smiling face can be used, even half in shadow', async () => {
  expect(await assess(portrait)).toMatchObject({ unusable: undefined, turnDegrees: expect.toSatisfy((d) => d < 5) });
  const shadow = pictureWith(portrait, 512, 512, (context, image) => {
    context.drawImage(image, 0, 0);
    const fall = context.createLinearGradient(FACE.left, 0, FACE.right, 0);
    fall.addColorStop(0, 'rgba(0,0,0,0.7)');
    fall.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = fall;
    context.fillRect(0, 0, 512, 512);
  });
  expect((await assess(shadow)).unusable).toBeUndefined();
});

const { mouth } = FACE;
const overMouth = [{ ...mouth, rx: 38, ry: 28 }];
const overEyes = [
  { x: 203, y: 103, rx: 19, ry: 13 },
  { x: 247, y: 101, rx: 19, ry: 13 },
];
test.each([
  ['a blue mask', overMouth, '#4a78b0', /mouth is covered \(use a photo without a mask/],
  ['a black scarf', overMouth, '#151515', /mouth is covered/],
  ['a hand', overMouth, '#d6a88c', /mouth is covered/],
  ['sunglasses', overEyes, '#101012', /eyes are covered \(use a photo without sunglasses/],
] as const)('%s is detected, and the reason says what to use instead', async (_what, ovals, colour, reason) => {
  expect((await assess(withOvals(portrait, ovals, colour))).unusable).toMatch(reason);
});

/** The face as seen from the side: an ellipsoid head with a nose that protrudes as in the canonical face model. */
const seenFrom = (face: FoundFace, degrees: number): FoundFace => {
  const angle = (degrees * Math.PI) / 180;
  const [left, right] = [face.landmarks[234]!, face.landmarks[454]!];
  const [middle, radius] = [(left.x + right.x) / 2, (right.x - left.x) / 2];
  const landmarks = face.landmarks.map(({ x, y }, i) => {
    const across = (x - middle) / radius;
    const depth = (i === 4 ? 10 / 7.66 : 0.95) * Math.sqrt(Math.max(0, 1 - across ** 2));
    return { x: middle + radius * (across * Math.cos(angle) + depth * Math.sin(angle)), y };
  });
  return { ...face, landmarks, turn: { ...face.turn, yaw: angle } };
};

test('a head turned by 25° can be used, one turned by 50° cannot', async () => {
  const large = pictureWith(portrait, 1024, 1024, (context, image) => context.drawImage(image, 0, 0, 1024, 1024));
  const [face] = await findFaces(large);
  const at = (degrees: number) => assessPhoto(large, seenFrom(face!, degrees));
  for (const side of [-1, 1]) {
    expect(at(25 * side).unusable).toBeUndefined();
    expect(Math.abs(at(25 * side).turnDegrees - 25)).toBeLessThan(5);
    expect(at(50 * side).unusable).toMatch(
      /turned away by about (4[6-9]|5\d)° \(use a photo that looks into the camera\)/,
    );
  }
});

test('a chin cut off by the border is rejected, one just above it is not', async () => {
  const cropped = (bottom: number) =>
    pictureWith(portrait, 480, (bottom - 10) * 3, (context, image) =>
      context.drawImage(image, 150, 10, 160, 180, 0, 0, 480, 540),
    );
  expect((await assess(cropped(168))).unusable).toMatch(
    /cut off by the picture's border \(use a photo that shows the whole/,
  );
  expect((await assess(cropped(182))).unusable).toBeUndefined();
});

test('a strongly turned head is rejected', async () => {
  expect((await assess(turnedPortrait(portrait, 65))).unusable).toMatch(
    /turned away by about \d\d° \(use a photo that looks into/,
  );
});

test('with several faces, the largest is used and all are counted', async () => {
  const two = pictureWith(portrait, 1000, 560, (context, image) => {
    context.drawImage(image, 0, 0, 560, 560);
    context.drawImage(image, 560, 100, 430, 430);
  });
  const { faces, face } = await choosePhoto([await saved('two.png', two)]);
  expect(faces).toBe(2);
  expect(face.landmarks[4]!.x).toBeLessThan(560);
});

test('the sharper of two photos is chosen; if none can be used, the error explains each', async () => {
  const blurred = pictureWith(portrait, 512, 512, (context, image) => {
    context.filter = 'blur(3px)';
    context.drawImage(image, 0, 0);
  });
  expect((await choosePhoto([await saved('blurred.png', blurred), portraitFile])).index).toBe(1);
  const empty = pictureWith(portrait, 300, 300, () => {});
  const tiny = pictureWith(portrait, 300, 300, (context, image) => context.drawImage(image, 0, 0, 300, 300));
  await expect(choosePhoto([await saved('empty.png', empty), await saved('tiny.png', tiny)])).rejects.toMatchObject({
    name: 'EngineError',
    reason: 'rejected',
    message: expect.stringMatching(
      /Photo 1 cannot be used: no face found.*Photo 2 cannot be used: the face is only \d+ pixels wide/,
    ),
  });
});
