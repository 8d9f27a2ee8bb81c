// Reads, joins and cuts sound files of the service.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { formatWav, readWav, SOUND_RATE, type Sound, writeWav } from '@greenroom/engine-kit/audio/wav';
import { type ImportedSpeech, importSpeech } from '@greenroom/engine-kit/media/import-speech';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';

/** −60 dBFS: quieter sound is no speech. */
const MIN_PEAK = 0.001;

export const isSilent = ({ samples }: Sound): boolean => samples.every((sample) => Math.abs(sample) < MIN_PEAK);

export const durationMsOf = ({ samples, sampleRate }: Sound): number =>
  Math.floor((samples.length * 1000) / sampleRate);

export const newFile = (ctx: StepContext, ending: string): LocalFile =>
  join(ctx.dir, `openai-${randomUUID()}.${ending}`) as LocalFile;

/** Between two parts of a text, as between two sentences. Servers add some silence of their own. */
export const PART_PAUSE_MS = 200;

/** Joins speech of `importSpeech` with short pauses. One file is returned as it is. */
export async function joinSpeech(parts: readonly ImportedSpeech[], ctx: StepContext): Promise<ImportedSpeech> {
  if (parts.length === 1) return parts[0]!;
  const pause = new Float32Array(Math.round((PART_PAUSE_MS * SOUND_RATE) / 1000));
  const sounds: Float32Array[] = [];
  for (const { file } of parts) sounds.push(...(sounds.length > 0 ? [pause] : []), (await readWav(file)).samples);
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const samples of sounds) {
    whole.set(samples, at);
    at += samples.length;
  }
  const joined = newFile(ctx, 'wav');
  await writeWav(joined, whole, SOUND_RATE);
  return importSpeech(joined, ctx);
}

/** What servers use of a recording; Chatterbox-TTS-Server rejects longer ones. */
const REFERENCE_SECONDS = 28;

/** Returns the beginning of the longest recording as a WAV file. */
export function referenceOf(sounds: readonly Sound[]): Buffer<ArrayBuffer> {
  const { samples, sampleRate } = sounds.toSorted((one, other) => other.samples.length - one.samples.length)[0]!;
  return Buffer.from(formatWav(samples.subarray(0, REFERENCE_SECONDS * sampleRate), sampleRate));
}
