// Plays a sound that loads on first use; one sound plays at a time.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

let audioContext: AudioContext | undefined;
let playing: AudioBufferSourceNode | undefined;

/** `key` names the sound in the cache; `load` returns its file. */
export function useSound(key: readonly unknown[], load: () => Promise<Blob>) {
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
      const file = await queries.fetchQuery({ queryKey: key, queryFn: load, staleTime: 600_000, retry: false });
      const sound = await audioContext.decodeAudioData(await file.arrayBuffer());
      await resumed;
      playing?.stop();
      const source = audioContext.createBufferSource();
      source.buffer = sound;
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

  return { state, error, toggle: () => (state === 'playing' ? ownSource.current?.stop() : play()) };
}
