// Burns the logo of a brand kit into the frames of a video.
import { paintLogo } from '@greenroom/captions/logo-painter';
import type { LogoCorner } from '@greenroom/captions/logo-place';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { type Burn, createOverlay } from './overlay.ts';
import type { VideoSize } from './video-format.ts';

/** `file`: a PNG. */
export async function createLogoBurner(
  size: VideoSize,
  { file, corner }: { file: LocalFile; corner: LogoCorner },
): Promise<Burn> {
  const { box, rgba } = await paintLogo(size, file, corner);
  const overlay = createOverlay(size, box);
  overlay.paint({ ...box, y: 0 }, rgba);
  return (planes) => overlay.blendInto(planes);
}
