// Burns the label "AI presenter" into the frames of a video.
import { paintAiLabel } from '@greenroom/captions/ai-label';
import type { LogoCorner } from '@greenroom/captions/logo-place';
import { type Burn, createOverlay } from './overlay.ts';
import type { VideoSize } from './video-format.ts';

export function createAiLabelBurner(size: VideoSize, corner: LogoCorner): Burn {
  const { box, rgba } = paintAiLabel(size, corner);
  const overlay = createOverlay(size, box);
  overlay.paint({ ...box, y: 0 }, rgba);
  return (planes) => overlay.blendInto(planes);
}
