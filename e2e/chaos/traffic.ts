// Partners' requests during a round. Every write that was acknowledged is remembered, and an unclear one is repeated with its key.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../fleet.ts';
import type { Deployment } from './deployment.ts';
import type { Random } from './random.ts';

export interface Customer {
  account: Account;
  character: string;
  voice: string;
}

export interface Acknowledged {
  /** Ids of queued videos. */
  videos: string[];
  /** Ids of assets that were returned. */
  assets: string[];
}

export interface Traffic {
  /** Ends when every request has its response. */
  stop(): Promise<Acknowledged & { unexpected: string[]; statuses: Record<string, number> }>;
}

const REQUEST_MS = 40_000;
/** Longer than the idempotency key of a killed process stays in flight. */
const REPEATS = 120;
/** Refusals and outages that the documentation names. */
const EXPECTED = new Set([200, 201, 202, 402, 409, 429, 502, 503]);

export function startTraffic({ apis }: Deployment, customers: readonly Customer[], random: Random): Traffic {
  const acknowledged: Acknowledged = { videos: [], assets: [] };
  const unexpected: string[] = [];
  const statuses: Record<string, number> = {};
  let over = false;

  /** Undefined: no response. */
  const send = async (apiKey: string, path: string, body?: object, key?: string) => {
    const { baseUrl } = random.pick(apis).member;
    try {
      const response = await fetch(`${baseUrl}/api/partner/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      const json = (await response.json()) as Record<string, string>;
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (!EXPECTED.has(response.status)) unexpected.push(`${path}: ${response.status} ${JSON.stringify(json)}`);
      if (response.status === 503 && !response.headers.has('retry-after')) unexpected.push(`${path}: no Retry-After`);
      return { status: response.status, json };
    } catch {
      statuses.none = (statuses.none ?? 0) + 1;
      return undefined;
    }
  };

  /** Repeats an order until its outcome is known. */
  const order = async (apiKey: string, path: string, body: object) => {
    const key = randomUUID();
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const response = await send(apiKey, path, body, key);
      if (response && response.status < 300) return response.json;
      if (response && (response.status === 402 || response.status === 429)) return undefined;
      await sleep(500);
    }
    unexpected.push(`${path}: no outcome after ${REPEATS} repeats`);
    return undefined;
  };

  const loops = customers.flatMap(({ account: { apiKey }, character, voice }) => {
    const whileOpen = async (pauseMs: number, act: () => Promise<unknown>) => {
      while (!over) {
        await act();
        await sleep(pauseMs);
      }
    };
    let recording: string | undefined;
    const listen = async () => {
      if (recording === undefined) return;
      try {
        const response = await fetch(random.pick(apis).member.baseUrl + recording, {
          signal: AbortSignal.timeout(REQUEST_MS),
        });
        if (![200, 503].includes(response.status)) unexpected.push(`${recording}: ${response.status}`);
        await response.arrayBuffer();
      } catch {
        statuses.none = (statuses.none ?? 0) + 1;
      }
    };
    return [
      whileOpen(150, () => send(apiKey, '/usage/summary')),
      whileOpen(150, () => send(apiKey, '/assets?limit=10')),
      whileOpen(300, () => listen()),
      whileOpen(400, async () => {
        const spoken = await order(apiKey, '/tts', { voice_id: voice, text: `Number ${random.whole(1, 999)}.` });
        if (!spoken?.asset_id) return;
        acknowledged.assets.push(spoken.asset_id);
        recording = new URL(spoken.audio_url!).pathname;
      }),
      whileOpen(1_500, async () => {
        const body = { mode: 'talking_head', character_id: character, voice_id: voice, script: 'Hello there.' };
        const queued = await order(apiKey, '/videos', { ...body, video_idea: 'A kitchen', resolution: '480p' });
        if (queued?.workflow_id) acknowledged.videos.push(queued.workflow_id);
      }),
    ];
  });
  return {
    async stop() {
      over = true;
      await Promise.all(loops);
      return { ...acknowledged, unexpected, statuses };
    },
  };
}
