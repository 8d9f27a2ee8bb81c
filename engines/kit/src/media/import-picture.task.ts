// Decodes, crops and marks a picture of a provider in a task process.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { markedPng, mixOf, readOrigin } from '../digital-source.ts';
import { EngineError } from '../engine-error.ts';
import type { TaskRun } from '../step-context.ts';
import type { ImportPictureInput } from './import-picture.ts';
import { MAX_PIXELS } from './normalise-picture.ts';
import { readHead, sniffPicture } from './sniff.ts';

sharp.concurrency(1);

const importPicture: TaskRun<ImportPictureInput, null> = async ({ file, out, size, part, edited = [] }) => {
  if (sniffPicture(await readHead(file)) === undefined) throw unreadable();
  try {
    const upright = await sharp(file, { failOn: 'truncated', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    let picture = sharp(upright.data, { raw: { width, height, channels } });
    if (part) picture = picture.extract(pixelsOf(part, width, height));
    if (size) picture = picture.resize({ ...size, fit: 'cover' });
    const origin = mixOf([...(await Promise.all(edited.map(readOrigin))), 'trainedAlgorithmicMedia']);
    await writeFile(out, markedPng(await picture.png({ compressionLevel: 3 }).toBuffer(), origin));
  } catch (error) {
    throw unreadable(error);
  }
  return null;
};

export default importPicture;

const unreadable = (cause?: unknown) => new EngineError('rejected', 'It is not a picture that can be read.', { cause });

function pixelsOf(part: NonNullable<ImportPictureInput['part']>, width: number, height: number) {
  const [left, top] = [Math.round(part.left * width), Math.round(part.top * height)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(part.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(part.height * height), height - top)),
  };
}
