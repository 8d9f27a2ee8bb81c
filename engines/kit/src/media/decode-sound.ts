// Converts a client's sound file to WAV, mono, 44.1 kHz, 16 bit, and measures its length by decoding it.
import type { LocalFile, StepContext, Task } from '../step-context.ts';

export type DecodeSoundInput = { file: LocalFile; out: LocalFile; maxMs: number };

export type DecodedSound = {
  /** Of what was decoded, in whole milliseconds. */
  durationMs: number;
  /** The file is longer than `maxMs`; the rest was not decoded. */
  cut: boolean;
};

const decodeSoundTask: Task<DecodeSoundInput, DecodedSound> = {
  module: new URL('./decode-sound.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 700, fileMb: 64 },
};

/**
 * Accepts WAV, MP3, AAC, M4A/MP4, Ogg, FLAC and WebM, also the sound of a video. Writes at most `maxMs` to `out`.
 * Throws `EngineError('rejected')` with the reason.
 */
export const decodeSound = (input: DecodeSoundInput, ctx: Pick<StepContext, 'runTask'>): Promise<DecodedSound> =>
  ctx.runTask(decodeSoundTask, input);
