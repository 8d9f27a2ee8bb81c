// The first words of the script on the canvas, as captions show them.
import { t } from '@lingui/core/macro';
import classes from '../canvas.module.css';
import type { CaptionsPosition, Draft } from '../draft.ts';
import { CaptionWords } from './caption-words.tsx';
import { useCaptionLook } from './use-brand-kit.ts';

/** About as many words as a caption shows at once. */
const CAPTION_WORDS = 4;

/** The first words of the script, or an example while there is none, as captions show them; the second word is being spoken. */
export const CanvasCaption = ({ draft, position }: { draft: Draft; position: CaptionsPosition | undefined }) => {
  const look = useCaptionLook();
  if (!look || !position) return null;
  const words = (draft.script.trim() || t`Your words appear here`).split(/\s+/).slice(0, CAPTION_WORDS);
  return (
    <div className={classes.band} data-position={position} aria-hidden>
      <CaptionWords words={words} look={look} />
    </div>
  );
};
