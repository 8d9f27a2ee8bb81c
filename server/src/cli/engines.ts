// The actions of the commands about engines.

/** Results are as `--json` prints them. */
export interface EngineServices {
  listEngines(): Promise<{ ports: PortRow[]; not_set_up: { engine: string; set: string }[] }>;
  listRates(): Promise<{ rates: RateRow[] }>;
  listPaces(): Promise<{ paces: PaceRow[] }>;
  /** `run`: makes the calls; otherwise only says what they cost. */
  checkEngines(asked: { engine: string | undefined; run: boolean }): Promise<{ ok: boolean; checks: CheckRow[] }>;
}

export type PortRow = { port: string; variable: string; engines: string; models: string };

/** `median` and `p95`: real length divided by estimate. `speech_pace`: the value that fits 95 % of the videos. */
export type PaceRow = { engine: string; videos: number; median: number; p95: number; speech_pace: number };

/** As in the file of `ENGINE_RATES`. */
export type RateRow = { engine: string; model: string; unit: string; usd: number; asOf: string };

/** `usd`: what the call costs; null if unknown. `ok`: null if it was not made. */
export type CheckRow = { port: string; engine: string; usd: number | null; ok: boolean | null; result: string };
