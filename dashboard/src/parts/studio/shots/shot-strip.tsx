// The shots of the video as a strip of pictures, to look through on the canvas before the video is ordered.

import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type KeyboardEvent, useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { ShotPicture } from './shot-picture.tsx';
import classes from './shots.module.css';
import type { ShotStills } from './use-shot-stills.ts';

interface Props extends Pick<VideoPlan, 'shots'> {
  stills: ShotStills;
  /** On the canvas; undefined: none. */
  shown: number | undefined;
  onShow(index: number | undefined): void;
}

/** Changes of the shown shot by keys. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Whether its edge is in sight to the side; however far the page is scrolled. */
const EDGE = { rootMargin: '9999px 0px', threshold: 0.9 };

const ShotStrip = ({ shots, stills: { sheet, drawing }, shown, onShow }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const first = useIntersection<HTMLLIElement>(EDGE);
  const last = useIntersection<HTMLLIElement>(EDGE);

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const to = STEPS[event.key]?.(index, shots.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    onShow(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <ol
      ref={list}
      className={classes.strip}
      data-before={first.entry?.isIntersecting === false || undefined}
      data-after={last.entry?.isIntersecting === false || undefined}
      aria-label={t`Shots`}
      aria-busy={drawing}
    >
      {shots.map(({ text, seconds }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shot is its place in the script
        <li key={index} ref={index === 0 ? first.ref : index === shots.length - 1 ? last.ref : undefined}>
          <button
            type="button"
            className={classes.card}
            aria-pressed={index === shown}
            // One stop of the tab key for all of them; the arrow keys go from one to the next.
            tabIndex={index === (shown ?? 0) ? 0 : -1}
            // Without pictures, the picture of the presenter comes back.
            onClick={() => onShow(index === shown && !sheet ? undefined : index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span className={classes.frame}>
              {sheet ? (
                <ShotPicture sheet={sheet} index={index} count={shots.length} />
              ) : (
                <Skeleton height="100%" radius={0} animate={drawing} />
              )}
            </span>
            {/* The words are below the canvas. */}
            <VisuallyHidden>
              <Trans>
                Shot {index + 1}, {formatNumber(seconds)} s
              </Trans>{' '}
              <span dir="auto">{text}</span>
            </VisuallyHidden>
            <span className={classes.facts} aria-hidden>
              <b>{index + 1}</b>
              <span>{formatNumber(seconds)} s</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};

export default ShotStrip;
