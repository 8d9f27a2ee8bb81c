// Puts the watermark of sandboxes on a picture, in a task process.
import { paintWatermark } from '@greenroom/captions/watermark';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import sharp from 'sharp';
import type { WatermarkPictureInput } from './watermark-picture.ts';

const watermarkPicture: TaskRun<WatermarkPictureInput, null> = async ({ file, out }) => {
  const { width, height } = await sharp(file).metadata();
  const input = Buffer.from(paintWatermark({ width, height }));
  await sharp(file)
    .composite([{ input, raw: { width, height, channels: 4 } }])
    // The mark of synthetic origin.
    .keepXmp()
    .png()
    .toFile(out);
  return null;
};

export default watermarkPicture;
