// Requests of partners and of an operator during a round. Every acknowledged write is remembered, and an unclear one is repeated.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../fleet.ts';
import type { Deployment } from './deployment.ts';
import type { Operator } from './operator.ts';
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
  /** Ids of characters that were created and never deleted. */
  characters: string[];
  deletedCharacters: string[];
  grants: { actionId: string; credits: number }[];
}

export const countsOf = ({ videos, assets, characters, deletedCharacters, grants }: Acknowledged): string =>
  `${videos.length} videos, ${assets.length} speeches, ${characters.length + deletedCharacters.length} characters ` +
  `(${deletedCharacters.length} deleted), ${grants.length} grants`;

export interface Traffic {
  /** Ends when every request has its response. */
  stop(): Promise<Acknowledged & { unexpected: string[]; statuses: Record<string, number> }>;
}

const REQUEST_MS = 40_000;
/** Longer than the idempotency key of a killed process stays in flight. */
const REPEATS = 120;
/** Refusals and outages that the documentation names. */
const EXPECTED = [200, 201, 202, 402, 409, 429, 503];

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

const partner = ({ account: { apiKey } }: Customer, method: Call['method'], path: string, body?: object): Call => ({
  method,
  path: `/api/partner/v1${path}`,
  headers: {
    authorization: `Bearer ${apiKey}`,
    ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
  },
  ...(body && { body }),
});

export function startTraffic(
  { apis }: Deployment,
  customers: readonly Customer[],
  operator: Operator,
  random: Random,
): Traffic {
  const acknowledged: Acknowledged = { videos: [], assets: [], characters: [], deletedCharacters: [], grants: [] };
  const unexpected: string[] = [];
  const statuses: Record<string, number> = {};
  let over = false;

  /** Undefined: no response. */
  const send = async ({ method, path, headers, body }: Call, expected = EXPECTED) => {
    const { baseUrl } = random.pick(apis).member;
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      const json = (await response.json()) as Record<string, string>;
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (!expected.includes(response.status)) unexpected.push(`${path}: ${response.status} ${JSON.stringify(json)}`);
      if (response.status === 503 && !response.headers.has('retry-after')) unexpected.push(`${path}: no Retry-After`);
      return { status: response.status, json };
    } catch {
      statuses.none = (statuses.none ?? 0) + 1;
      return undefined;
    }
  };

  /** Repeats a write until its outcome is known. Undefined: it was refused. */
  const settle = async (call: Call) => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      // What an earlier request without a response has deleted is not found.
      const isRepeatedDeletion = call.method === 'DELETE' && repeat > 0;
      const response = await send(call, isRepeatedDeletion ? [...EXPECTED, 404] : EXPECTED);
      if (response && (response.status < 300 || response.status === 404)) return response.json;
      if (response && (response.status === 402 || response.status === 429)) return undefined;
      await sleep(500);
    }
    unexpected.push(`${call.path}: no outcome after ${REPEATS} repeats`);
    return undefined;
  };

  const whileOpen = async (pauseMs: number, act: () => Promise<unknown>) => {
    while (!over) {
      await act();
      await sleep(pauseMs);
    }
  };

  const grant = async () => {
    const { id } = random.pick(customers).account;
    const [actionId, credits] = [randomUUID(), random.whole(1, 100)];
    const made = await settle({
      method: 'POST',
      path: `/dashboard/api/operator/clients/${id}/credits`,
      headers: operator.headers,
      body: { action_id: actionId, action: 'grant', credits, reason: 'Thank you' },
    });
    if (made) acknowledged.grants.push({ actionId, credits });
  };

  const loops = customers.flatMap((customer) => {
    const { character, voice } = customer;
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
    const createCharacter = async () => {
      const description = `A woman of ${random.whole(20, 80)} with grey hair`;
      const created = await settle(partner(customer, 'POST', '/characters', { name: 'Ada', description }));
      const id = created?.character_id;
      if (!id) return;
      if (random.whole(0, 1) === 0) acknowledged.characters.push(id);
      else if (await settle(partner(customer, 'DELETE', `/characters/${id}`))) acknowledged.deletedCharacters.push(id);
    };
    return [
      whileOpen(150, () => send(partner(customer, 'GET', '/usage/summary'))),
      whileOpen(150, () => send(partner(customer, 'GET', '/assets?limit=10'))),
      whileOpen(300, () => listen()),
      whileOpen(400, async () => {
        const text = `Number ${random.whole(1, 999)}.`;
        const spoken = await settle(partner(customer, 'POST', '/tts', { voice_id: voice, text }));
        if (!spoken?.asset_id) return;
        acknowledged.assets.push(spoken.asset_id);
        recording = new URL(spoken.audio_url!).pathname;
      }),
      whileOpen(1_500, async () => {
        const body = { mode: 'talking_head', character_id: character, voice_id: voice, script: 'Hello there.' };
        const order = partner(customer, 'POST', '/videos', { ...body, video_idea: 'A kitchen', resolution: '480p' });
        const queued = await settle(order);
        if (queued?.workflow_id) acknowledged.videos.push(queued.workflow_id);
      }),
      whileOpen(2_500, createCharacter),
    ];
  });
  loops.push(whileOpen(1_000, grant));
  return {
    async stop() {
      over = true;
      await Promise.all(loops);
      return { ...acknowledged, unexpected, statuses };
    },
  };
}
