// The speech, voice and transcription ports of the small engine: each word is a tone.
import { join } from 'node:path';
import { normalizeLoudness } from '../audio/normalize-loudness.ts';
import { readWav, SOUND_RATE, writeWav } from '../audio/wav.ts';
import { EngineError } from '../engine-error.ts';
import type { SpeechPort } from '../ports/speech.ts';
import type { Timings } from '../ports/timings.ts';
import type { TranscriptionPort } from '../ports/transcription.ts';
import type { VoiceClonePort } from '../ports/voice-clone.ts';
import type { VoiceLibraryPort } from '../ports/voice-library.ts';
import type { LocalFile } from '../step-context.ts';
import { languageCode } from '../text/languages.ts';
import { naturalPaceOf } from '../text/natural-pace.ts';
import { splitWords } from '../text/words.ts';

/** The frequency of the tones. */
type SmallVoice = { hz: number };

const WORD_MS = 300;
const PAUSE_MS = 100;
const LANGUAGES = ['de', 'en', 'es'];

/** Words in order, spaced evenly. */
function evenTimings(words: readonly string[], durationMs: number): Timings {
  const eachMs = durationMs / words.length;
  const at = (index: number, part: number) => Math.round((index + part) * eachMs);
  const timed = words.map((text, index) => ({ text, startMs: at(index, 0), endMs: at(index, 0.75) }));
  return { words: timed, phones: timed.map(({ startMs, endMs }) => ({ viseme: 'AA', startMs, endMs })) };
}

async function isSilent(file: LocalFile): Promise<boolean> {
  const { samples } = await readWav(file);
  return samples.every((sample) => Math.abs(sample) < 0.001);
}

/** Words become tones, 300 ms long at the default speed. */
export const smallSpeech: SpeechPort = {
  isFree: true,
  pace: naturalPaceOf,

  async synthesize({ text, voice, settings: { speed = 1.2 } }, ctx) {
    ctx.signal.throwIfAborted();
    const words = splitWords(text);
    if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('rejected', 'The text holds no words.');
    const { hz } = voice.json as SmallVoice;
    const durationMs = Math.round((words.length * (WORD_MS + PAUSE_MS) * 1.2) / speed);
    const timings = evenTimings(words, durationMs);
    const samples = new Float32Array(Math.round((durationMs * SOUND_RATE) / 1000));
    for (const { startMs, endMs } of timings.words) {
      const [from, to] = [startMs, endMs].map((ms) => Math.round((ms * SOUND_RATE) / 1000)) as [number, number];
      for (let i = from; i < to; i++) samples[i] = Math.sin((2 * Math.PI * hz * i) / SOUND_RATE) / 3;
    }
    const file = join(ctx.dir, `small-${crypto.randomUUID()}.wav`) as LocalFile;
    await writeWav(file, normalizeLoudness(samples, SOUND_RATE), SOUND_RATE);
    return { file, durationMs, warnings: [], ...timings };
  },

  async align({ file, text }, ctx) {
    ctx.signal.throwIfAborted();
    if (await isSilent(file)) throw new EngineError('rejected', 'Nothing is heard in the recording.');
    const { samples, sampleRate } = await readWav(file);
    return evenTimings(splitWords(text), Math.floor((samples.length * 1000) / sampleRate));
  },
};

/** Hears the same two words in every recording that is not silent. */
export const smallTranscription: TranscriptionPort = {
  async transcribe({ file }, ctx) {
    ctx.signal.throwIfAborted();
    if (await isSilent(file)) throw new EngineError('rejected', 'No words are heard in the recording.');
    const { samples, sampleRate } = await readWav(file);
    return evenTimings(['some', 'words'], Math.floor((samples.length * 1000) / sampleRate));
  },
};

/** German, English and Spanish. */
export const smallVoiceLibrary: VoiceLibraryPort = {
  languages: LANGUAGES,

  async select({ language, gender }) {
    const code = languageCode(language);
    if (code === undefined || !LANGUAGES.includes(code)) return undefined;
    return { voice: { json: { hz: gender === 'female' ? 440 : 220 } satisfies SmallVoice, files: {} }, language: code };
  },
};

const validate: VoiceClonePort['validate'] = async (sample, ctx) => {
  ctx.signal.throwIfAborted();
  if (await isSilent(sample)) throw new EngineError('rejected', 'No speech was found. Send a recording of one person.');
};

/** Returns the same voice for every recording that is not silent. */
export const smallVoiceClone: VoiceClonePort = {
  validate,

  async clone({ samples }, ctx) {
    for (const sample of samples) await validate(sample, ctx);
    return { voice: { json: { hz: 330 } satisfies SmallVoice, files: {} } };
  },
};
