// The context that the service itself works with: that of engines, and how their calls are waited for and continued.
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import type { DownloadOptions, LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Usage } from '@greenroom/engine-kit/usage';

export interface ServiceStepContext extends StepContext {
  /** Runs work that only waits. Meanwhile the job uses no slot of its worker. */
  waiting<T>(work: () => Promise<T>): Promise<T>;
  /** Begins a call of an engine. Each may run one remote operation, or continue that of the call before. */
  beginCall(): void;
  /** The engine whose remote operation this step started, also in an earlier attempt, and that may still run. */
  startedEngine(): string | undefined;
  /** Lets this or another engine start an operation in this step. The one of `startedEngine` is cancelled. */
  abandonOperation(): Promise<void>;
  /** How long a call waits for an engine that is busy or unavailable, before another one takes its place or the attempt fails. */
  readonly maxEngineWaitMs: number;
}

/** For whom and for what a provider was called. `job` and `step`: null before a job exists. */
export interface UsageOrigin {
  client: string;
  job: string | null;
  step: string | null;
}

/** Access to providers, the same for all steps of a process. */
export interface ProviderAccess {
  readonly http: HttpClient;
  /** As `download` of `StepContext`. */
  download(url: string, options: DownloadOptions, at: { dir: string; signal: AbortSignal }): Promise<LocalFile>;
  /** As `exclusively` of `StepContext`. `waiting` runs the wait. */
  exclusively<T>(
    name: string,
    at: { signal: AbortSignal; waiting(wait: () => Promise<void>): Promise<void> },
    work: () => Promise<T>,
  ): Promise<T>;
  /** In US dollars; undefined if no rate is known. */
  costOf(usage: Usage): number | undefined;
  /** Never throws: the provider has done the work. */
  recordUsage(usage: Usage, origin: UsageOrigin): Promise<void>;
}
