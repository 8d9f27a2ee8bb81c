// Sounds of the loopback server: each word is a tone.
import { formatWav } from '@greenroom/engine-kit/audio/wav';
import { splitWords } from '@greenroom/engine-kit/text/words';

/** As Kokoro and OpenAI. */
const SAMPLE_RATE = 24_000;
const WORD_MS = 340;
const PAUSE_MS = 90;
/** Silence at both ends. */
const EDGE_MS = 120;

export interface ToneWord {
  word: string;
  /** In seconds. */
  start: number;
  end: number;
}

/** The tones of a text, with a time for each word. The voice decides the pitch. */
export function speakTones(text: string, voice: string, speed: number): { wav: Buffer; words: ToneWord[] } {
  const texts = splitWords(text);
  const hz = 150 + ([...voice].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 150);
  const eachMs = (WORD_MS + PAUSE_MS) / speed;
  const words = texts.map((word, i) => ({
    word,
    start: (EDGE_MS + i * eachMs) / 1000,
    end: (EDGE_MS + i * eachMs + WORD_MS / speed) / 1000,
  }));
  const samples = new Float32Array(Math.round(((2 * EDGE_MS + texts.length * eachMs) * SAMPLE_RATE) / 1000));
  for (const { start, end } of words)
    for (let i = Math.round(start * SAMPLE_RATE); i < Math.min(samples.length, end * SAMPLE_RATE); i++)
      samples[i] = Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE) / 4;
  return { wav: formatWav(samples, SAMPLE_RATE), words };
}

/** A WAV whose header names no length, as servers send that stream. */
export function withoutLength(wav: Buffer): Buffer {
  const streamed = Buffer.from(wav);
  streamed.writeUInt32LE(0xff_ff_ff_ff, 4);
  streamed.writeUInt32LE(0xff_ff_ff_ff, 40);
  return streamed;
}
