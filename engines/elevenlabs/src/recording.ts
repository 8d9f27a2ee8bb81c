// Reads a recording, measures how much sound it has, and packs it for a form.
import { formatWav, readWav, type Sound } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';

export interface Recording extends Sound {
  durationMs: number;
  /** The length of all parts that are louder than noise. */
  soundMs: number;
}

const WINDOW_MS = 20;
/** −50 dBFS: quieter than speech in any usable recording. */
const MIN_LEVEL = 10 ** (-50 / 20);

/** Reads a WAV as the ports receive it. */
export async function readRecording(file: LocalFile): Promise<Recording> {
  const sound = await readWav(file);
  const { samples, sampleRate } = sound;
  return { ...sound, durationMs: (samples.length * 1000) / sampleRate, soundMs: measureSound(sound) };
}

function measureSound({ samples, sampleRate }: Sound): number {
  const window = Math.round((WINDOW_MS * sampleRate) / 1000);
  let windows = 0;
  for (let from = 0; from + window <= samples.length; from += window) {
    let power = 0;
    for (let i = from; i < from + window; i++) power += samples[i]! * samples[i]!;
    if (power / window >= MIN_LEVEL * MIN_LEVEL) windows++;
  }
  return windows * WINDOW_MS;
}

/** A part of a form; at most the first `maxSeconds`. */
export function wavBlob({ samples, sampleRate }: Sound, maxSeconds = Number.POSITIVE_INFINITY): Blob {
  const bytes = formatWav(samples.subarray(0, Math.min(samples.length, maxSeconds * sampleRate)), sampleRate);
  return new Blob([new Uint8Array(bytes)], { type: 'audio/wav' });
}
