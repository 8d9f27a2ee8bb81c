// The player of a video: its poster with one large button, then the controls of the browser.
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { PlayOverlay } from './play-overlay.tsx';
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
        <PlayOverlay
          onPlay={() => {
            setHasStarted(true);
            video.current?.focus();
            void video.current?.play();
          }}
        />
      )}
    </div>
  );
}
