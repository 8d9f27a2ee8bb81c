// Deletes the copy of a client's work that ElevenLabs keeps in the history of the account.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Api } from './api.ts';

/** Never throws because of the provider: the work is done, and the operator can delete the copy. */
export async function forget(api: Api, path: string, ctx: StepContext): Promise<void> {
  try {
    await api.send(path, { method: 'DELETE', mayBeMissing: true }, ctx);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    ctx.log.warn({ reason: error.reason }, 'ElevenLabs did not delete its copy.');
  }
}
