// The logo, the label "AI presenter" and the watermark that a video was ordered with.
import { logoCornerOf } from '@greenroom/captions/logo-place';
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Objects } from '../../library/objects.ts';
import type { VideoParts } from '../../media/finish-video.ts';
import type { VideoOrder } from './video-order.ts';

type OrderedOverlays = Pick<VideoOrder, 'logo' | 'aiLabel' | 'watermark'>;

export const hasOverlays = ({ logo, aiLabel, watermark }: OrderedOverlays): boolean =>
  logo !== undefined || aiLabel === true || watermark === true;

export async function openOverlays(
  objects: Objects,
  { logo, aiLabel, watermark = false }: OrderedOverlays,
  captions: Pick<Captions, 'position'> | undefined,
  ctx: StepContext,
): Promise<Pick<VideoParts, 'logo' | 'aiLabel' | 'watermark'>> {
  const corner = logoCornerOf(captions?.position);
  return {
    logo: logo === undefined ? null : { file: await objects.open(logo, ctx), corner },
    aiLabel: aiLabel ? corner : null,
    watermark,
  };
}
