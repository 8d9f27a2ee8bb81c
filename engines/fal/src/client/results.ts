// Downloads the picture or the video that a model returned.
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import type { Connection } from './connection.ts';

const fileSchema = z.object({ url: z.string() });

/** The output of image models, of which the first picture is used. */
export const picturesSchema = z.object({ images: z.tuple([fileSchema], fileSchema) });

/** The output of video models. */
export const videoSchema = z.object({ video: fileSchema });

const MAX_PICTURE_BYTES = 48 * 1024 * 1024;
/** A minute of 720p at 25 Mbit/s. */
const MAX_VIDEO_BYTES = 192 * 1024 * 1024;

export const downloadPicture = (
  { images: [{ url }] }: z.output<typeof picturesSchema>,
  { ownOrigins }: Connection,
  ctx: StepContext,
): Promise<LocalFile> =>
  ctx.download(url, { kind: 'picture', maxBytes: MAX_PICTURE_BYTES, trustedOrigins: ownOrigins });

export const downloadVideo = (
  { video: { url } }: z.output<typeof videoSchema>,
  { ownOrigins }: Connection,
  ctx: StepContext,
): Promise<LocalFile> => ctx.download(url, { kind: 'video', maxBytes: MAX_VIDEO_BYTES, trustedOrigins: ownOrigins });
