// The first caption of the script on the canvas.
import { t } from '@lingui/core/macro';
import classes from '../canvas.module.css';
import type { CaptionsPosition, Draft } from '../draft.ts';
import { CaptionWords } from './caption-words.tsx';
import { useCaptionLook } from './use-brand-kit.ts';

/** The first caption of the script, or an example while there is none; the second word is being spoken. */
export const CanvasCaption = ({ draft, position }: { draft: Draft; position: CaptionsPosition | undefined }) => {
  const look = useCaptionLook();
  if (!look || !position) return null;
  return (
    <div className={classes.band} data-position={position} aria-hidden>
      <CaptionWords script={draft.script.trim() || t`Your words appear here`} look={look} />
    </div>
  );
};
