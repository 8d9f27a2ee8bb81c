// The logo of the brand kit that a video was ordered with.
import { logoCornerOf } from '@greenroom/captions/logo-place';
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Objects } from '../../library/objects.ts';
import type { VideoParts } from '../../media/finish-video.ts';

/** `key`: of its stored PNG; undefined: none. */
export const openLogo = async (
  objects: Objects,
  key: string | undefined,
  captions: Pick<Captions, 'position'> | undefined,
  ctx: StepContext,
): Promise<VideoParts['logo']> =>
  key === undefined ? null : { file: await objects.open(key, ctx), corner: logoCornerOf(captions?.position) };
