// Calls an engine and, where it cannot do the work at the moment, the ones that the operator named after it.
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import { withSpan } from '../kernel/tracing.ts';
import type { ServiceStepContext } from '../tasks/service-step-context.ts';
import type { Engine } from './engines.ts';
import type { EngineFaults } from './faults.ts';
import type { EngineTurns } from './turns.ts';

export interface EngineResult<T> {
  /** The name of the engine that did the work. */
  engine: string;
  /** The same with the model that the operator chose, such as `fal:veed/fabric-1.0`. */
  label: string;
  result: T;
}

type ChosenEngine = Engine & { readonly model?: string | undefined };

export type CallEngines = <E extends ChosenEngine, T>(
  candidates: readonly E[],
  ctx: ServiceStepContext,
  work: (engine: E) => Promise<T>,
) => Promise<EngineResult<T>>;

interface Deps {
  turns: EngineTurns;
  faults: EngineFaults;
  onCall(call: { engine: string; outcome: 'succeeded' | EngineErrorReason | 'failed' }): void;
}

/** Reasons for which another engine is asked. Never `rejected`: what one provider refuses is not brought to another. */
const FALLBACK: ReadonlySet<EngineErrorReason> = new Set([
  'unavailable',
  'rate_limited',
  'out_of_credit',
  'invalid_credentials',
  'bad_output',
]);

/** Failed operations of one engine before the next is asked. */
const MAX_BAD_OUTPUTS = 2;

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Waits for an engine that is busy or unavailable, no longer than `ctx.maxEngineWaitMs`, and asks the next one after that. The last
 * engine's error is thrown. An operation that an earlier attempt started is continued first.
 */
export function createCallEngines({ turns, faults, onCall }: Deps): CallEngines {
  const callOnce = async <T>(engine: ChosenEngine, ctx: ServiceStepContext, work: () => Promise<T>): Promise<T> => {
    const { name, model, maxConcurrentCalls: count } = engine;
    const { signal, waiting } = ctx;
    ctx.beginCall();
    try {
      const attributes = { 'greenroom.engine': name, ...(model === undefined ? {} : { 'greenroom.model': model }) };
      const result = await withSpan(`engine ${name}`, { attributes }, () =>
        count === undefined ? work() : turns.run({ engine: name, count, signal, waiting }, work),
      );
      onCall({ engine: name, outcome: 'succeeded' });
      await faults.succeeded(name);
      return result;
    } catch (error) {
      if (!ctx.signal.aborted) {
        onCall({ engine: name, outcome: error instanceof EngineError ? error.reason : 'failed' });
        if (error instanceof EngineError) await faults.failed(name, error);
      }
      throw error;
    }
  };

  /** Calls one engine until it does the work, waiting as long as is reasonable. */
  const callPatiently = async <T>(
    engine: ChosenEngine,
    { ctx, isLast }: { ctx: ServiceStepContext; isLast: boolean },
    work: () => Promise<T>,
  ): Promise<T> => {
    const until = performance.now() + ctx.maxEngineWaitMs;
    let badOutputs = 0;
    for (let failures = 0; ; failures++) {
      try {
        return await callOnce(engine, ctx, work);
      } catch (error) {
        ctx.signal.throwIfAborted();
        if (!(error instanceof EngineError)) throw error;
        const isBad = error.reason === 'bad_output';
        if (isBad) badOutputs += 1;
        // Otherwise the next call would get the same result of the operation again.
        if (isBad && ctx.startedEngine() !== undefined) await ctx.abandonOperation();
        // The job itself repeats the last engine's attempt.
        const isWorthARepetition = isBad ? !isLast && badOutputs < MAX_BAD_OUTPUTS : isBusy(error);
        const pauseMs = pauseAfter(error, failures);
        if (!isWorthARepetition || performance.now() + pauseMs > until) throw error;
        ctx.log.warn({ err: error, engine: engine.name, pauseMs }, 'an engine is called again after a pause');
        await ctx.waiting(() => sleep(pauseMs, undefined, { signal: ctx.signal }));
      }
    }
  };

  return async (candidates, ctx, work) => {
    const ordered = await continuedFirst(candidates, ctx);
    for (const [index, engine] of ordered.entries()) {
      const isLast = index === ordered.length - 1;
      try {
        const result = await callPatiently(engine, { ctx, isLast }, () => work(engine));
        const { name, model } = engine;
        return { engine: name, label: model === undefined ? name : `${name}:${model}`, result };
      } catch (error) {
        ctx.signal.throwIfAborted();
        if (isLast || !(error instanceof EngineError) || !FALLBACK.has(error.reason)) throw error;
        ctx.log.warn({ err: error, engine: engine.name, next: ordered[index + 1]!.name }, 'another engine takes over');
        if (ctx.startedEngine() !== undefined) await ctx.abandonOperation();
      }
    }
    throw new EngineError('unavailable', 'No engine is configured for this.');
  };
}

/** The engine whose operation may still run comes first. One that is no longer a candidate loses its operation. */
async function continuedFirst<E extends Engine>(candidates: readonly E[], ctx: ServiceStepContext): Promise<E[]> {
  const started = ctx.startedEngine();
  if (started === undefined) return [...candidates];
  const isStarted = ({ name }: E): boolean => name === started;
  if (!candidates.some(isStarted)) await ctx.abandonOperation();
  return [...candidates.filter(isStarted), ...candidates.filter((engine) => !isStarted(engine))];
}

const isBusy = ({ reason }: EngineError): boolean => reason === 'rate_limited' || reason === 'unavailable';

/** Doubles with each failure; half of it is random, so that jobs which wait for one engine do not return together. */
const pauseAfter = ({ retryAfterMs = 0 }: EngineError, failures: number): number =>
  Math.max(retryAfterMs, Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random() / 2));
