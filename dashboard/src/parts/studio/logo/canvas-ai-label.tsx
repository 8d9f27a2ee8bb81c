// The label "AI presenter" on the canvas, where and as the service burns it into the video.
import { AI_LABEL } from '@greenroom/captions/ai-label-place';
import { logoCornerOf } from '@greenroom/captions/logo-place';
import { SAFE } from '@greenroom/captions/safe-area';
import { useAiLabel } from '../captions/use-brand-kit.ts';

const percent = (part: number): string => `${part * 100}%`;

/** `captions`: their position, if there are any. */
export const CanvasAiLabel = ({ captions }: { captions: 'top' | 'bottom' | undefined }) => {
  const { isShown } = useAiLabel();
  if (!isShown) return null;
  const { text, fontSize, padding, ground, color } = AI_LABEL;
  return (
    <span
      style={{
        position: 'absolute',
        right: percent(1 - SAFE.right),
        ...(logoCornerOf(captions) === 'top' ? { top: percent(SAFE.top) } : { bottom: percent(1 - SAFE.bottom) }),
        padding: `${padding.y}em ${padding.x}em`,
        borderRadius: '1em',
        background: ground,
        color,
        fontSize: `${fontSize * 100}cqw`,
        fontWeight: 800,
        lineHeight: 1,
      }}
    >
      {text}
    </span>
  );
};
