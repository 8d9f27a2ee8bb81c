// Makes speech of a server faster or slower, if the server cannot.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { newFile } from './speech-files.ts';

export type ChangeTempoInput = { file: LocalFile; out: LocalFile; tempo: number };

const changeTempoTask: Task<ChangeTempoInput, null> = {
  module: new URL('./change-tempo.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 700, fileMb: 128 },
};

/**
 * Accepts the formats of `importSpeech` and returns a WAV of the same pitch.
 *
 * @param tempo 0.5 to 2
 * @throws {EngineError} `bad_output` if the file cannot be decoded.
 */
export async function changeTempo(file: LocalFile, tempo: number, ctx: StepContext): Promise<LocalFile> {
  if (tempo === 1) return file;
  const out = newFile(ctx, 'wav');
  await ctx.runTask(changeTempoTask, { file, out, tempo }).catch((cause: unknown) => {
    if (!(cause instanceof EngineError)) throw cause;
    throw new EngineError('bad_output', 'The engine returned speech that cannot be read.', { cause });
  });
  return out;
}
