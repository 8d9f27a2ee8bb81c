// The first words of the script on the canvas, as captions show them.
import classes from '../canvas.module.css';
import type { Draft } from '../draft.ts';
import { hasScript } from '../request.ts';
import { CaptionWords } from './caption-words.tsx';
import { useCaptionLook } from './use-brand-kit.ts';

/** About as many words as a caption shows at once. */
const CAPTION_WORDS = 4;

/** Undefined if the video has none. */
export const captionsOf = (draft: Draft): 'top' | 'bottom' | undefined =>
  draft.mode === 'talking_head' && draft.captions && hasScript(draft) ? draft.captionsPosition : undefined;

/** The first words of the script, as captions show them; the second word is being spoken. */
export const CanvasCaption = ({ draft }: { draft: Draft }) => {
  const look = useCaptionLook();
  const position = captionsOf(draft);
  if (!look || !position) return null;
  const words = draft.script.trim().split(/\s+/).filter(Boolean).slice(0, CAPTION_WORDS);
  if (words.length === 0) return null;
  return (
    <div className={classes.band} data-position={position} aria-hidden>
      <CaptionWords words={words} look={look} />
    </div>
  );
};
