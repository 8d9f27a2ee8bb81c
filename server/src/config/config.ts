// The configuration that the house is built from: pure, from the environment's values and the number of cores.
import { resolve } from 'node:path';
import type { Env } from './env.ts';

export interface Config {
  host: string;
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  trustProxy: boolean;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded server in `dataDir`. */
  databaseUrl: string | undefined;
  /** Most connections of one process's pool. */
  databaseConnections: number;
  keyPrefix: string;
  /** Each as `URL.origin` writes it. */
  trustedInputOrigins: readonly string[];
  /** Of one key, counted in each process; undefined: no limit. */
  requestsPerMinute: number | undefined;
  maxActiveJobs: number;
  maxVoices: { cloned: number; library: number };
  jobStartLimitMs: number;
  workerConcurrency: number;
  /** Size of each process's pool of children. */
  children: number;
  metricsPort: number | undefined;
  logLevel: string;
}

export function configOf(env: Env, { cores }: { cores: number }): Config {
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? addressOf(env)).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: 20,
    keyPrefix: env.KEY_PREFIX,
    trustedInputOrigins: env.TRUSTED_INPUT_ORIGINS,
    requestsPerMinute: env.RATE_LIMIT,
    maxActiveJobs: env.MAX_ACTIVE_JOBS,
    maxVoices: { cloned: env.MAX_CLONED_VOICES, library: env.MAX_LIBRARY_VOICES },
    jobStartLimitMs: env.JOB_START_LIMIT,
    workerConcurrency: env.WORKER_CONCURRENCY ?? cores,
    children: env.CHILDREN ?? cores + 1,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether only this machine can reach the service. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

function addressOf({ HOST, PORT }: Env): string {
  // "Every address" is nowhere one could go to.
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
