// A button that plays a voice sample. Samples load on first use, and one plays at a time.
import { Button, type ButtonProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiUrl, readResponse } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';

let audioContext: AudioContext | undefined;
let playing: AudioBufferSourceNode | undefined;

async function fetchSample(path: `/${string}`): Promise<ArrayBuffer> {
  const response = await fetch(apiUrl(path));
  return response.ok ? response.arrayBuffer() : readResponse(response);
}

interface VoicePreviewButtonProps extends ButtonProps {
  /** The path of the sample. Use a `key` to replace the button when the path changes. */
  path: `/${string}`;
  /** The name of the voice, for screen readers. */
  voice: string;
}

export function VoicePreviewButton({ path, voice, ...look }: VoicePreviewButtonProps) {
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle');
  const [error, setError] = useState<Error | null>(null);
  const ownSource = useRef<AudioBufferSourceNode>(undefined);
  useEffect(() => () => ownSource.current?.stop(), []);

  async function play() {
    setError(null);
    setState('loading');
    // Phones only allow audio that is started by the click itself.
    audioContext ??= new AudioContext();
    const resumed = audioContext.resume();
    try {
      const bytes = await queries.fetchQuery({
        queryKey: ['sample', path],
        queryFn: () => fetchSample(path),
        staleTime: 600_000,
        retry: false,
      });
      await resumed;
      playing?.stop();
      const source = audioContext.createBufferSource();
      source.buffer = await audioContext.decodeAudioData(bytes.slice(0));
      source.connect(audioContext.destination);
      source.onended = () => setState('idle');
      source.start();
      playing = source;
      ownSource.current = source;
      setState('playing');
    } catch (cause) {
      setState('idle');
      setError(cause as Error);
    }
  }

  const isPlaying = state === 'playing';
  return (
    <>
      <Button
        variant="light"
        {...look}
        leftSection={<Icon name={isPlaying ? 'stop' : 'play'} size={16} />}
        loading={state === 'loading'}
        onClick={() => (isPlaying ? ownSource.current?.stop() : play())}
        aria-label={`${isPlaying ? 'Stop' : 'Preview'} ${voice}`}
      >
        {isPlaying ? 'Stop' : 'Preview'}
      </Button>
      {error && (
        <div style={{ flexBasis: '100%' }}>
          <ErrorNote error={error} />
        </div>
      )}
    </>
  );
}
