// Plays a short sample, and stops it when pressed again or when another one begins.
import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';

let playing: HTMLAudioElement | undefined;

export const ListenButton = ({ src, label }: { src: string; label: string }) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'still' | 'loading' | 'playing'>('still');

  useEffect(() => {
    const own = audio.current;
    return () => own?.pause();
  }, []);

  const toggle = () => {
    const own = audio.current;
    if (!own) return;
    if (state !== 'still') return own.pause();
    playing?.pause();
    playing = own;
    own.currentTime = 0;
    setState('loading');
    // Refused where the sample cannot be made just now; the button simply returns.
    own.play().catch(() => setState('still'));
  };

  return (
    <>
      <ActionIcon
        variant="light"
        size="lg"
        aria-label={label}
        aria-pressed={state === 'playing'}
        loading={state === 'loading'}
        onClick={toggle}
      >
        <Icon name={state === 'playing' ? 'stop' : 'play'} size={18} />
      </ActionIcon>
      {/* biome-ignore lint/a11y/useMediaCaption: a sample sentence in no particular words */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlaying={() => setState('playing')}
        onPause={() => setState('still')}
        onEnded={() => setState('still')}
      />
    </>
  );
};
