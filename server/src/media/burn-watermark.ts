// Burns the watermark of sandboxes into the frames of a video.
import { paintWatermark } from '@greenroom/captions/watermark';
import { type Burn, createOverlay } from './overlay.ts';
import type { VideoSize } from './video-format.ts';

export function createWatermarkBurner(size: VideoSize): Burn {
  const overlay = createOverlay(size, { y: 0, height: size.height });
  overlay.paint({ x: 0, y: 0, ...size }, paintWatermark(size));
  return (planes) => overlay.blendInto(planes);
}
