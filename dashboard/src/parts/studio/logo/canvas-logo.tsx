// The logo on the canvas, where and as the service burns it into the video.
import { isDarkLogo, LOGO, LOGO_SHADOW, logoCornerOf, logoShadowOf } from '@greenroom/captions/logo-place';
import { SAFE } from '@greenroom/captions/safe-area';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLogo } from '../captions/use-brand-kit.ts';

/** Enough to tell whether it is dark. */
const SAMPLE_PX = 32;

const percent = (part: number): string => `${part * 100}%`;

/** `captions`: their position, if there are any. */
export const CanvasLogo = ({ captions }: { captions: 'top' | 'bottom' | undefined }) => {
  const logo = useLogo();
  const [isDark, setIsDark] = useState(false);
  if (!logo) return null;
  const corner = logoCornerOf(captions);
  return (
    <img
      src={logo}
      alt={t`Your logo`}
      onLoad={(event) => setIsDark(looksDark(event.currentTarget))}
      style={{
        position: 'absolute',
        left: percent(SAFE.left),
        ...(corner === 'top' ? { top: percent(SAFE.top) } : { bottom: percent(1 - SAFE.bottom) }),
        width: percent(LOGO.maxWidth),
        height: percent(LOGO.maxHeight),
        objectFit: 'contain',
        objectPosition: `left ${corner}`,
        filter: `drop-shadow(0 0 ${LOGO_SHADOW * 50}cqw ${logoShadowOf(isDark)})`,
      }}
    />
  );
};

function looksDark(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SAMPLE_PX;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return isDarkLogo(pen.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
}
