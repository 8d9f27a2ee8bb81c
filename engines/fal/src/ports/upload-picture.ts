// Uploads a picture in a size that every model takes.
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { normalisePicture } from '@greenroom/engine-kit/media/normalise-picture';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Caller } from '../client/connection.ts';
import { upload } from '../client/upload.ts';

/** Kling takes 10 MB and Wan 20 MB; a photo of 4,096 pixels has about 25 MB as PNG. */
const MAX_BYTES = 8_000_000;
/** About 6 MB. */
const MAX_SIDE = 2_048;

/** Returns the address of a PNG; a large one is scaled down first. */
export async function uploadPicture(file: LocalFile, caller: Caller, ctx: StepContext): Promise<string> {
  if ((await stat(file)).size <= MAX_BYTES) return upload(file, 'png', caller, ctx.signal);
  const out = join(ctx.dir, `fal-${randomUUID()}.png`) as LocalFile;
  await normalisePicture({ file, out, transparency: false, maxSide: MAX_SIDE }, ctx);
  return upload(out, 'png', caller, ctx.signal);
}
