// Decodes a client's picture and re-encodes it in a task process.

import sharp from 'sharp';
import { EngineError } from '../engine-error.ts';
import type { TaskRun } from '../step-context.ts';
import { MAX_PIXELS, type NormalisedPicture, type NormalisePictureInput } from './normalise-picture.ts';
import { readHead, sniffPicture } from './sniff.ts';

const unusable = (message: string, cause?: unknown) => new EngineError('rejected', message, { cause });

// libvips detects the format again and would also load SVG, PDF, TIFF and others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});
sharp.concurrency(1);

const normalisePicture: TaskRun<NormalisePictureInput, NormalisedPicture> = async ({
  file,
  out,
  transparency,
  trim = false,
  maxSide,
}) => {
  const head = await readHead(file);
  if (sniffPicture(head) === undefined) throw unusable('It is not a JPEG, PNG, WebP or AVIF picture.');
  const { hasAlpha } = await checkSize(file);
  // An animated PNG has an acTL chunk before its pixels (APNG §1); libvips reads only its first frame, without an error.
  if (head.includes('acTL', 0, 'latin1')) throw unusable('It is animated; send a still picture.');
  const upright = sharp(file, { failOn: 'truncated', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (trim && hasAlpha) upright.trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } });
  const opaque = transparency ? upright : upright.flatten({ background: 'white' });
  try {
    const { width, height } = await opaque.png({ compressionLevel: 3 }).toFile(out);
    return { width, height };
  } catch (error) {
    throw unusable('It is damaged or incomplete.', error);
  }
};

export default normalisePicture;

/** Reads only the header, so that a huge picture is never decoded. */
async function checkSize(file: string): Promise<{ hasAlpha: boolean }> {
  const {
    hasAlpha,
    width,
    height,
    pages = 1,
  } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unusable('It is damaged or incomplete.', error);
    });
  if (pages > 1) throw unusable('It is animated; send a still picture.');
  if (width * height > MAX_PIXELS) {
    throw unusable(`It has more than ${MAX_PIXELS / 1e6} megapixels.`);
  }
  return { hasAlpha };
}
