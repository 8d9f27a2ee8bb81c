// What the loopback server hears: the last spoken text, spread over the sound of the recording.
import { parseWav } from '@greenroom/engine-kit/audio/wav';
import { splitWords } from '@greenroom/engine-kit/text/words';
import type { State } from './state.ts';

export interface ReceivedRecording {
  durationMs: number;
  isSilent: boolean;
}

/** Returns undefined unless the file is a mono WAV with 16 bit. */
export async function readRecording(file: File): Promise<ReceivedRecording | undefined> {
  try {
    const { samples, sampleRate } = parseWav(Buffer.from(await file.arrayBuffer()));
    return {
      durationMs: (samples.length * 1000) / sampleRate,
      isSilent: samples.every((sample) => Math.abs(sample) < 0.001),
    };
  } catch {
    return undefined;
  }
}

/** Like Whisper, the words have no punctuation, and their times overlap a little. */
export function transcriptOf({ durationMs, isSilent }: ReceivedRecording, state: State) {
  const text = isSilent ? '' : (state.transcript ?? (state.spoken || 'Some words, maybe.'));
  const heard = splitWords(text);
  const eachMs = durationMs / Math.max(1, heard.length);
  const words = heard.map((word, i) => ({
    word: word.replace(/[^\p{L}\p{N}'’]/gu, ''),
    start: (i * eachMs) / 1000,
    end: ((i + 1) * eachMs + 10) / 1000,
  }));
  return { text, words };
}
