// A button that plays a few words of a voice: fetched when first asked for, one voice at a time on the whole page.
import { Button, type ButtonProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiUrl, readAnswer } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';

let speaker: AudioContext | undefined;
let playing: AudioBufferSourceNode | undefined;

async function fetchSample(path: `/${string}`): Promise<ArrayBuffer> {
  const response = await fetch(apiUrl(path));
  return response.ok ? response.arrayBuffer() : readAnswer(response);
}

interface ListenButtonProps extends ButtonProps {
  /** Of the sample. Another voice needs another button: give it a key. */
  path: `/${string}`;
  /** Whose voice it is, for screen readers. */
  voice: string;
}

export function ListenButton({ path, voice, ...look }: ListenButtonProps) {
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle');
  const [error, setError] = useState<Error | null>(null);
  const own = useRef<AudioBufferSourceNode>(undefined);
  useEffect(() => () => own.current?.stop(), []);

  async function play() {
    setError(null);
    setState('loading');
    // Within the click, so that a phone lets it sound when the words are there.
    speaker ??= new AudioContext();
    const woken = speaker.resume();
    try {
      const bytes = await queries.fetchQuery({
        queryKey: ['sample', path],
        queryFn: () => fetchSample(path),
        staleTime: 600_000,
        retry: false,
      });
      await woken;
      playing?.stop();
      const source = speaker.createBufferSource();
      source.buffer = await speaker.decodeAudioData(bytes.slice(0));
      source.connect(speaker.destination);
      source.onended = () => setState('idle');
      source.start();
      playing = source;
      own.current = source;
      setState('playing');
    } catch (failure) {
      setState('idle');
      setError(failure as Error);
    }
  }

  const stops = state === 'playing';
  return (
    <>
      <Button
        variant="light"
        {...look}
        leftSection={<Icon name={stops ? 'stop' : 'play'} size={16} />}
        loading={state === 'loading'}
        onClick={() => (stops ? own.current?.stop() : play())}
        aria-label={`${stops ? 'Stop' : 'Listen to'} ${voice}`}
      >
        {stops ? 'Stop' : 'Listen'}
      </Button>
      {error && (
        <div style={{ flexBasis: '100%' }}>
          <ErrorNote error={error} />
        </div>
      )}
    </>
  );
}
