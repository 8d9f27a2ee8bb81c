// Converts speech from a provider or a program to the form of the speech port: WAV, mono, at −14 LUFS.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EngineError } from '../engine-error.ts';
import type { LocalFile, StepContext, Task } from '../step-context.ts';

export type ImportSpeechInput = { file: LocalFile; out: LocalFile; maxMs: number };

export type ImportedSpeech = { file: LocalFile; durationMs: number };

const importSpeechTask: Task<ImportSpeechInput, { durationMs: number; cut: boolean }> = {
  module: new URL('./import-speech.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 700, fileMb: 128 },
};

/** Longer than any text of 5,000 characters takes. */
const MAX_SPEECH_MS = 1_200_000;

/**
 * Accepts WAV, MP3, AAC, M4A, Ogg, FLAC and WebM. Returns a new file: WAV, mono, 16 bit, 44,100 Hz, at −14 LUFS with peaks below
 * −1 dBTP, marked as made by a trained model.
 *
 * @throws {EngineError} `bad_output` if the file cannot be decoded, is silent, or lasts longer than 20 minutes.
 */
export async function importSpeech(file: LocalFile, ctx: StepContext): Promise<ImportedSpeech> {
  const out = join(ctx.dir, `speech-${randomUUID()}.wav`) as LocalFile;
  const imported = await ctx.runTask(importSpeechTask, { file, out, maxMs: MAX_SPEECH_MS }).catch((cause: unknown) => {
    const isUnreadable = cause instanceof EngineError && cause.reason === 'rejected';
    throw isUnreadable
      ? new EngineError('bad_output', 'The engine returned speech that cannot be read.', { cause })
      : cause;
  });
  if (imported.cut) throw new EngineError('bad_output', 'The engine returned speech that is far too long.');
  return { file: out, durationMs: imported.durationMs };
}
