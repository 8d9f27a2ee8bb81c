// Runs one model on fal.ai as the remote operation of a step.
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { UsageUnit } from '@greenroom/engine-kit/usage';
import type { z } from 'zod';
import type { Connection } from './connection.ts';
import { cancel, poll, submit } from './queue.ts';

/** The name of the engine. */
export const FAL = 'fal';

export interface ModelRun<T> {
  /** The ID of the endpoint, such as `veed/fabric-1.0`. */
  model: string;
  /** What the run is billed for. `name` of the rate. */
  billed: { name: string; unit: UsageUnit; quantity: number };
  /** Uploads the files and returns the input of the model. Called only if the operation has not started yet. */
  input(): Promise<object>;
  /** The shape of the output. */
  output: z.ZodType<T>;
}

/** Uploads the input, starts the model, and returns its output. */
export function runModel<T>(
  { model, billed, input, output }: ModelRun<T>,
  connection: Connection,
  ctx: StepContext,
): Promise<T> {
  const caller = { connection, http: ctx.http };
  return ctx.remote({
    engine: FAL,
    usage: { engine: FAL, model: billed.name, unit: billed.unit, quantity: billed.quantity },
    async start() {
      const body = await input();
      // Uploads alone cost nothing.
      ctx.signal.throwIfAborted();
      return submit(model, body, caller);
    },
    poll: (ref) => poll(ref, output, caller, ctx.signal),
    // The step may be aborted already.
    cancel: (ref) => cancel(ref, caller, new AbortController().signal),
  });
}
