// What the command line does with engines. Nothing is opened before it is needed, and no database is used.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import type { CheckRow, EngineServices } from '../cli/engines.ts';
import type { Config } from '../config/config.ts';
import { variableOf } from '../engines/choose-engines.ts';
import type { Logger } from '../kernel/logger.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { downloadResult } from '../net/download-result.ts';
import { type EngineCheck, planChecks, runCheck } from '../production/engine-check.ts';
import { localStepContext } from '../tasks/local-step-context.ts';
import { createPool } from '../tasks/pool.ts';
import { type ConfiguredEngines, openConfiguredEngines } from './engines.ts';

/** A talking head at a busy provider takes some minutes. */
const CHECK_MS = 15 * 60_000;

const labelOf = ({ name, model }: { name: string; model?: string | undefined }): string =>
  model === undefined ? name : `${name}:${model}`;

export function createEngineServices(config: Config, log: Logger): Omit<EngineServices, 'listPaces'> {
  const open = () => openConfiguredEngines(config, log);
  return {
    async listEngines() {
      const { engines, definitions } = await open();
      const ports = PORTS.map((port) => {
        const chosen = engines.candidates(port);
        const models = chosen.flatMap(
          (engine) => engine.models?.[port]?.map((model) => `${engine.name}:${model}`) ?? [],
        );
        return {
          port,
          variable: variableOf(port),
          engines: chosen.map(labelOf).join(', '),
          models: models.join(', '),
        };
      });
      const missing = definitions.filter(({ name }) => !engines.byName(name));
      return {
        ports,
        not_set_up: missing.map(({ name, enabledBy = [] }) => ({ engine: name, set: enabledBy.join(' or ') })),
      };
    },

    async listRates() {
      const { rates } = await open();
      return { rates: rates.list.map(({ engine, model, unit, usd, asOf }) => ({ engine, model, unit, usd, asOf })) };
    },

    async checkEngines({ engine: name, run }) {
      const { engines, rates } = await open();
      const planned = planChecks(engines, rates, name);
      if (planned.length === 0)
        throw new OperatorError(`No kind of work has the engine ${name}. Run \`greenroom engine list\`.`);
      const checks: CheckRow[] = [];
      for (const check of planned) {
        const row = { port: check.port, engine: labelOf(check.engine), usd: check.usd ?? null };
        const outcome = run ? await tryOne({ engines, rates }, check, log) : { ok: null, result: '' };
        checks.push({ ...row, ...outcome });
      }
      return { ok: checks.every(({ ok }) => ok !== false), checks };
    },
  };
}

const PORTS: readonly PortName[] = [
  'characterSheet',
  'firstFrame',
  'speech',
  'voiceLibrary',
  'voiceClone',
  'talkingHead',
  'sceneClip',
  'lipsync',
  'transcription',
];

async function tryOne(
  { engines, rates }: Pick<ConfiguredEngines, 'engines' | 'rates'>,
  check: EngineCheck,
  log: Logger,
): Promise<Pick<CheckRow, 'ok' | 'result'>> {
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-check-'));
  const pool = createPool({ size: availableParallelism() + 1, log });
  const providers = {
    http: providerHttp,
    download: downloadResult,
    costOf: rates.costOf,
    recordUsage: async () => {},
    // Without a database, which another process would need too.
    exclusively: <T>(_name: string, _at: object, work: () => Promise<T>) => work(),
  };
  const signal = AbortSignal.timeout(CHECK_MS);
  const options = { dir, signal, kind: 'check', client: 'check', length: 'long' as const };
  try {
    return { ok: true, result: await runCheck(engines, check, localStepContext({ pool, log, providers, ...options })) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = error instanceof EngineError ? `${error.reason}: ` : '';
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return { ok: false, result: `${reason}${error.message}${cause}` };
  } finally {
    await pool.close();
    await rm(dir, { recursive: true, force: true });
  }
}
