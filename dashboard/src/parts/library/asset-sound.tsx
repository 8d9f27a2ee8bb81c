// A button that plays a sound of the account. The file may be on another origin, which only a media element may read.
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { PlayButton } from './play-button.tsx';

export function AssetSound({ url, title }: { url: string; title: string }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the spoken text is on the details page. */}
      <audio
        ref={sound}
        src={url}
        preload="none"
        onPlay={({ currentTarget }) => {
          for (const other of document.querySelectorAll('audio')) if (other !== currentTarget) other.pause();
          setIsPlaying(true);
        }}
        onPause={({ currentTarget }) => {
          // It stops, as every other sound does: the next time it plays from its beginning.
          currentTarget.currentTime = 0;
          setIsPlaying(false);
        }}
      />
      <PlayButton
        isPlaying={isPlaying}
        label={isPlaying ? t`Stop ${title}` : t`Play ${title}`}
        onClick={() => (isPlaying ? sound.current?.pause() : sound.current?.play().catch(() => setIsPlaying(false)))}
      />
    </>
  );
}
