// What the service is: a short film that it made, silent until somebody wants to hear it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Icon } from '../../icons.tsx';
import classes from './sample-film.module.css';

const film = new URL('./sample-film.mp4', import.meta.url).href;
const poster = new URL('./poster.webp', import.meta.url).href;

/** As a whole: some browsers play only what is served in ranges. */
async function load(): Promise<string> {
  const response = await fetch(film);
  if (!response.ok) throw new Error(`The film could not be loaded: status ${response.status}.`);
  return URL.createObjectURL(await response.blob());
}

/** Above the form. */
export const Headline = () => (
  <Title order={2} fz={{ base: 30, md: 40 }} lh={1.15}>
    <Trans>
      Type a script.
      <br />A presenter says it.
    </Trans>
  </Title>
);

export function SampleFilm() {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  // Without it, the poster remains.
  const { data: url } = useQuery({
    queryKey: [film],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(true);

  function toggleSound() {
    const player = video.current!;
    if (isMuted) {
      player.currentTime = 0;
      void player.play();
    }
    setMuted(!isMuted);
  }

  return (
    <Stack component="section" aria-label={t`Sample video`} align="center" gap="lg" maw={340}>
      <div className={classes.film}>
        <video
          ref={video}
          src={url}
          poster={poster}
          aria-label={t`A presenter says: Nobody filmed me. Somebody wrote these words, chose my face, and pressed a button.`}
          className={classes.video}
          autoPlay={!isStill}
          muted={isMuted}
          loop
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
        {url && (
          <Group className={classes.controls} gap={6}>
            <ActionIcon
              variant="white"
              color="dark"
              radius="xl"
              size="lg"
              aria-label={isPlaying ? t`Pause` : t`Play`}
              onClick={() => (isPlaying ? video.current!.pause() : void video.current!.play())}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
            </ActionIcon>
            <ActionIcon
              variant="white"
              color="dark"
              radius="xl"
              size="lg"
              aria-label={t`Sound`}
              aria-pressed={!isMuted}
              onClick={toggleSound}
            >
              <Icon name={isMuted ? 'mute' : 'sound'} size={18} />
            </ActionIcon>
          </Group>
        )}
      </div>
      <Text c="dimmed" ta="center" maw={300} style={{ textWrap: 'balance' }}>
        <Trans>
          Choose a presenter and a voice, write a script, and get a vertical video with captions. This one took two
          lines of text.
        </Trans>
      </Text>
    </Stack>
  );
}
