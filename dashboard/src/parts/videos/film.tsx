// The player of a video: its poster with one large button, then the controls of the browser.
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import classes from './video-page.module.css';

interface Props {
  width: number;
  height: number;
  /** Undefined: the first frame. */
  poster: string | undefined;
  /** Without sound, as browsers demand. */
  autoPlay?: boolean | undefined;
  /** Sources and tracks. */
  children: ReactNode;
}

export function Film({ width, height, poster, autoPlay = false, children }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  return (
    <div className={classes.film} style={{ '--ratio': width / height } as CSSProperties}>
      <video
        ref={video}
        controls={hasStarted}
        autoPlay={autoPlay}
        muted={autoPlay}
        playsInline
        preload="metadata"
        poster={poster}
        onPlay={() => setHasStarted(true)}
      >
        {children}
      </video>
      {!hasStarted && (
        <UnstyledButton
          className={classes.play}
          aria-label={t`Play`}
          onClick={() => {
            setHasStarted(true);
            video.current?.focus();
            void video.current?.play();
          }}
        >
          <span className={classes.disc}>
            <Icon name="play" size={28} />
          </span>
        </UnstyledButton>
      )}
    </div>
  );
}
