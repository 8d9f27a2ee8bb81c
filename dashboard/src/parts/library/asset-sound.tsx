// A button that plays a sound of the account. The file may be on another origin, which only a media element may read.
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Icon } from '../icons.tsx';

export function AssetSound({ url, label, title }: { url: string; label: string; title: string }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const subject = label.toLowerCase();
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
        onPause={() => setIsPlaying(false)}
      />
      <Button
        variant="default"
        size="xs"
        px="xs"
        styles={{ section: { marginInlineEnd: 6 } }}
        leftSection={<Icon name={isPlaying ? 'pause' : 'play'} size={14} />}
        aria-label={isPlaying ? t`Pause ${subject} of ${title}` : t`Play ${subject} of ${title}`}
        onClick={() => (isPlaying ? sound.current?.pause() : sound.current?.play().catch(() => setIsPlaying(false)))}
      >
        {label}
      </Button>
    </>
  );
}
