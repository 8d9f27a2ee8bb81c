// Repairing a photo with parts of another. The second photos are the first one's face in another pose, tilted and in
// another light.
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FacePose } from '../face-animation.ts';
import { REST } from '../motion/poses.ts';
import { createFrameBuffers } from '../render/frame-buffers.ts';
import { readPlanes } from '../render/planes.ts';
import { assessPhoto } from './assess-photo.ts';
import { composePhoto } from './compose.ts';
import { findFaces } from './find-face.ts';
import { flatten } from './likeness.ts';
import { PLAIN_LOOK } from './look.ts';
import { pictureWith } from './photo-fixtures.ts';
import { createPhotoRig } from './photo-rig.ts';
import { type Raster, readRaster } from './raster.ts';
import { type PhotoCandidate, repairPhoto } from './repair-photo.ts';

const [width, height] = [480, 854];
let smiling: Raster;
let posed: (pose: Partial<FacePose>) => Promise<Raster>;

beforeAll(async () => {
  const photo = await readRaster(portraitFile);
  const landmarks = flatten((await findFaces(photo))[0]!.landmarks);
  const likeness = { kind: 'photo' as const, landmarks, look: PLAIN_LOOK };
  const still = composePhoto({ photo, person: undefined, likeness }, { width, height });
  smiling = { width, height, rgba: still.rgba };
  posed = async (pose) => {
    const buffers = await createFrameBuffers(width, height, still.rgba);
    createPhotoRig(buffers, still.landmarks, still.rgba).pose({ ...REST, ...pose });
    return { width, height, rgba: readPlanes(buffers.bytesOf(buffers.texture), width, height) };
  };
});

const candidate = async (photo: Raster, index = 1): Promise<PhotoCandidate> => {
  const [face] = await findFaces(photo);
  return { index, photo, face: face!, assessment: assessPhoto(photo, face!), faces: 1 };
};

/** Tilted and in a darker, bluer light. */
const retaken = (photo: Raster): Raster =>
  pictureWith(photo, width, height, (context, image) => {
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(0.1);
    context.drawImage(image, -width / 2, -height / 2);
    context.restore();
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = 'rgb(190, 180, 210)';
    context.fillRect(0, 0, width, height);
  });

/** Mean of the channels in a square around a landmark. */
const colourAt = ({ photo, face }: PhotoCandidate, landmark: number): number[] => {
  const { x, y } = face.landmarks[landmark]!;
  const { rgba } = pictureWith(photo, 9, 9, (context, image) => context.drawImage(image, 4 - x, 4 - y));
  return [0, 1, 2].map((k) => rgba.reduce((sum, value, i) => sum + (i % 4 === k ? value : 0), 0) / 81);
};

describe('repairing', () => {
  test('a smile gets a closed mouth, in its own light', async () => {
    const base = await candidate(smiling);
    const repaired = await repairPhoto(base, [await candidate(retaken(await posed({ press: 1 })))]);
    expect(repaired.repairs).toEqual([{ index: 1, part: 'closed mouth' }]);
    expect(repaired.assessment.mouthOpen).toBeLessThan(base.assessment.mouthOpen / 2);
    // A cheek within the patch: the other photo is a quarter darker there.
    const cheek = [colourAt(base, 205), colourAt(repaired, 205)];
    expect(Math.max(...cheek[0]!.map((value, k) => Math.abs(value - cheek[1]![k]!)))).toBeLessThan(12);
  });

  test('closed eyes get open ones', async () => {
    const base = await candidate(await posed({ blink: 1 }));
    const repaired = await repairPhoto(base, [await candidate(retaken(smiling))]);
    expect(repaired.repairs).toEqual([{ index: 1, part: 'open eyes' }]);
    expect(repaired.assessment.eyesOpen).toBeGreaterThan(base.assessment.eyesOpen + 0.2);
  });

  test('eyes in the shade get light from another photo', async () => {
    const { face } = await candidate(smiling);
    const shaded = pictureWith(smiling, width, height, (context, image) => {
      context.drawImage(image, 0, 0);
      for (const [from, to] of [
        [33, 133],
        [362, 263],
      ] as const) {
        const [a, b] = [face.landmarks[from]!, face.landmarks[to]!];
        const [x, y, wide] = [(a.x + b.x) / 2, (a.y + b.y) / 2 + 8, Math.hypot(a.x - b.x, a.y - b.y)];
        const shadow = context.createRadialGradient(x, y, 0.6 * wide, x, y, 1.15 * wide);
        shadow.addColorStop(0, 'rgba(20, 10, 10, 0.7)');
        shadow.addColorStop(1, 'rgba(20, 10, 10, 0)');
        context.fillStyle = shadow;
        context.fillRect(0, 0, width, height);
      }
    });
    const base = await candidate(shaded);
    const repaired = await repairPhoto(base, [await candidate(retaken(smiling))]);
    expect(repaired.repairs).toEqual([{ index: 1, part: 'better lit eyes' }]);
    expect(base.assessment.eyeLight).toBeLessThan(0.45);
    expect(repaired.assessment.eyeLight).toBeGreaterThan(0.8);
  });

  test('a blurred photo provides nothing', async () => {
    const blurred = pictureWith(await posed({ press: 1 }), width, height, (context, image) => {
      context.filter = 'blur(5px)';
      context.drawImage(image, 0, 0);
    });
    const repaired = await repairPhoto(await candidate(smiling), [await candidate(blurred)]);
    expect(repaired.repairs).toEqual([]);
  });
});
