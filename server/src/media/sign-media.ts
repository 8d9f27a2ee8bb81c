// Signs a picture or a video with content credentials (C2PA): who made it and how, in a manifest inside the file.
import { extname, join } from 'node:path';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import packageJson from '../../package.json' with { type: 'json' };
import { randomBase32 } from '../kernel/ids.ts';
import { outputProcess } from './output-process.ts';
import type { SigningCredentials } from './signing-credentials.ts';

export type MediaType = 'image/png' | 'video/mp4';

export type SignMediaInput = {
  file: LocalFile;
  out: LocalFile;
  type: MediaType;
  version: string;
  credentials: SigningCredentials;
};

const signMediaTask: Task<SignMediaInput, null> = {
  module: new URL('./sign-media.task.ts', import.meta.url),
  ...outputProcess,
  brief: true,
};

const TYPES: ReadonlyMap<string, MediaType> = new Map([
  ['.png', 'image/png'],
  ['.mp4', 'video/mp4'],
]);

/**
 * A new file: the same picture or video with a manifest that states its digital source type. `file`: PNG or MP4. Of an MP4, the index
 * stays before the media.
 */
export async function signMedia(
  file: LocalFile,
  credentials: SigningCredentials,
  ctx: Pick<StepContext, 'dir' | 'runTask'>,
): Promise<LocalFile> {
  const type = TYPES.get(extname(file));
  if (type === undefined) throw new Error(`${file} is neither a PNG nor an MP4, so it cannot be signed.`);
  const out = join(ctx.dir, `${randomBase32(12)}${extname(file)}`) as LocalFile;
  await ctx.runTask(signMediaTask, { file, out, type, version: packageJson.version, credentials });
  return out;
}
