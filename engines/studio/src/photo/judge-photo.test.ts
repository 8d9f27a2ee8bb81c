// Which photos can be used, which is taken, and what is said of the others.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePhoto } from './choose-photo.ts';
import { type FoundFace, findFaces } from './find-face.ts';
import { judgePhoto } from './judge-photo.ts';
import { coveredAt, FACE, pictureWith, portraitFile, turnedBy } from './photo-fixtures.ts';
import { type Raster, readRaster, writeRaster } from './raster.ts';

let dir: string;
let portrait: Raster;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'judge-'));
  portrait = await readRaster(portraitFile);
});
afterAll(() => rm(dir, { recursive: true }));

const judged = async (photo: Raster) => judgePhoto(photo, (await findFaces(photo))[0]!);
const saved = async (name: string, photo: Raster): Promise<string> => {
  const file = join(dir, name);
  await writeRaster(file, photo);
  return file;
};

test('a frontal, smiling face can be used, also half in shadow', async () => {
  expect(await judged(portrait)).toMatchObject({ unusable: undefined, turnDegrees: expect.toSatisfy((d) => d < 5) });
  const shadow = pictureWith(portrait, 512, 512, (pen, image) => {
    pen.drawImage(image, 0, 0);
    const fall = pen.createLinearGradient(FACE.left, 0, FACE.right, 0);
    fall.addColorStop(0, 'rgba(0,0,0,0.7)');
    fall.addColorStop(1, 'rgba(0,0,0,0)');
    pen.fillStyle = fall;
    pen.fillRect(0, 0, 512, 512);
  });
  expect((await judged(shadow)).unusable).toBeUndefined();
});

const { mouth } = FACE;
const overMouth = [{ ...mouth, rx: 38, ry: 28 }];
const overEyes = [
  { x: 203, y: 103, rx: 19, ry: 13 },
  { x: 247, y: 101, rx: 19, ry: 13 },
];
test.each([
  ['a blue mask', overMouth, '#4a78b0', /mouth is covered \(send one without a mask/],
  ['a black scarf', overMouth, '#151515', /mouth is covered/],
  ['a hand', overMouth, '#d6a88c', /mouth is covered/],
  ['sunglasses', overEyes, '#101012', /eyes are covered \(send one without sunglasses/],
] as const)('%s is seen, and what to send instead is said', async (_what, ovals, colour, says) => {
  expect((await judged(coveredAt(portrait, ovals, colour))).unusable).toMatch(says);
});

/** The face as a camera beside it would see it: an ellipsoid of a head with a nose that stands out as the canonical face's does. */
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

test('a head turned by 25° can be used; one turned by 50° cannot, and what to send is said', async () => {
  const large = pictureWith(portrait, 1024, 1024, (pen, image) => pen.drawImage(image, 0, 0, 1024, 1024));
  const [face] = await findFaces(large);
  const at = (degrees: number) => judgePhoto(large, seenFrom(face!, degrees));
  for (const side of [-1, 1]) {
    expect(at(25 * side).unusable).toBeUndefined();
    expect(Math.abs(at(25 * side).turnDegrees - 25)).toBeLessThan(5);
    expect(at(50 * side).unusable).toMatch(
      /turned away by about (4[6-9]|5\d)° \(send one that looks into the camera\)/,
    );
  }
});

test('a chin that the border cuts off is missed, one just above it is not', async () => {
  const cropped = (bottom: number) =>
    pictureWith(portrait, 480, (bottom - 10) * 3, (pen, image) =>
      pen.drawImage(image, 150, 10, 160, 180, 0, 0, 480, 540),
    );
  expect((await judged(cropped(168))).unusable).toMatch(
    /cut off by the picture's border \(send one that shows the whole/,
  );
  expect((await judged(cropped(182))).unusable).toBeUndefined();
});

test('a head turned far, as far as a cylinder can pretend, is refused', async () => {
  expect((await judged(turnedBy(portrait, 65))).unusable).toMatch(
    /turned away by about \d\d° \(send one that looks into/,
  );
});

test('of several faces the largest is taken and the others are counted', async () => {
  const two = pictureWith(portrait, 1000, 560, (pen, image) => {
    pen.drawImage(image, 0, 0, 560, 560);
    pen.drawImage(image, 560, 100, 430, 430);
  });
  const { faces, face } = await choosePhoto([await saved('two.png', two)]);
  expect(faces).toBe(2);
  expect(face.landmarks[4]!.x).toBeLessThan(560);
});

test('takes the sharper of two photos, and says for each why none can be used', async () => {
  const blurred = pictureWith(portrait, 512, 512, (pen, image) => {
    pen.filter = 'blur(3px)';
    pen.drawImage(image, 0, 0);
  });
  expect((await choosePhoto([await saved('blurred.png', blurred), portraitFile])).index).toBe(1);
  const empty = pictureWith(portrait, 300, 300, () => {});
  const tiny = pictureWith(portrait, 300, 300, (pen, image) => pen.drawImage(image, 0, 0, 300, 300));
  await expect(choosePhoto([await saved('empty.png', empty), await saved('tiny.png', tiny)])).rejects.toMatchObject({
    name: 'EngineError',
    reason: 'rejected',
    message: expect.stringMatching(
      /Photo 1 cannot be used: it shows no face.*Photo 2 cannot be used: its face is only \d+ pixels wide/,
    ),
  });
});
