// Scales a picture, or a frame near the start of a video, in a task process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import sharp from 'sharp';
import type { MakePreviewsInput } from './make-previews.ts';
import { posterOf } from './poster.ts';

const QUALITY = 56;

const makePreviews: TaskRun<MakePreviewsInput, null> = async ({ file, previews }) => {
  const picture = file.endsWith('.mp4') ? await posterOf(file) : sharp(file);
  for (const { out, width } of previews)
    await picture.clone().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY, effort: 6 }).toFile(out);
  return null;
};

export default makePreviews;
