// Sends three times as many orders as the service can carry out, and checks responses, polls and the recovery.
// `npm run bench:overload -- SECONDS`. Latencies are those of this machine with its other load.
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { openProcesses } from './processes.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const CAPACITY_MS = 10_000;
const CALLERS = 16;
const CLIENTS = 8;
const FACTOR = 3;
const POLL_EVERY_MS = 50;
const POLL_P95_MS = 250;
const RECOVERY_MS = 10_000;
const RETRY_MS = 250;

const processes = await openProcesses({ MAX_ACTIVE_JOBS: '20' });
/** Each request on a connection of its own if all are busy, so that slow ones do not delay the others. */
const agent = new Agent({ connections: 5_000, pipelining: 1 });
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const part = (values: readonly number[], share: number) => sorted(values)[Math.floor((values.length - 1) * share)] ?? 0;

try {
  const api = await processes.start('serve');
  await processes.start('work');
  const accounts = await Promise.all(Array.from({ length: CLIENTS + 1 }, processes.account));
  const ready = await Promise.all(
    accounts.map(async (account) => {
      const { characters, voices } = account.at(api);
      const { voice_id } = await voices.create({ name: 'English', language: 'en' });
      const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
      return { apiKey: account.apiKey, voice_id, character_id };
    }),
  );
  const [observer, ...clients] = ready as [(typeof ready)[0], ...typeof ready];

  const responses: Record<string, number> = {};
  const unexpected = new Set<string>();
  const send = async (
    apiKey: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; tookMs: number; json: Record<string, string> }> => {
    const startedAt = performance.now();
    const {
      statusCode,
      headers,
      body: bytes,
    } = await request(`${api.baseUrl}/api/partner/v1${path}`, {
      dispatcher: agent,
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      headersTimeout: 150_000,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = (await bytes.json()) as Record<string, string>;
    const allowed = statusCode < 500 || (statusCode === 503 && headers['retry-after'] !== undefined);
    if (!allowed) unexpected.add(`${path}: ${statusCode} ${JSON.stringify(json)}`);
    responses[`${path.split('/')[1]} ${statusCode}`] = (responses[`${path.split('/')[1]} ${statusCode}`] ?? 0) + 1;
    return { status: statusCode, tookMs: performance.now() - startedAt, json };
  };
  let number = 0;
  const speak = ({ apiKey, voice_id }: (typeof ready)[0]) =>
    send(apiKey, '/tts', { voice_id, text: `Number ${number++}.` });
  const film = ({ apiKey, voice_id, character_id }: (typeof ready)[0]) =>
    send(apiKey, '/videos', {
      mode: 'talking_head',
      voice_id,
      character_id,
      script: `Hello ${number++}.`,
      resolution: '480p',
      video_idea: 'A kitchen',
    });

  const { json: polled } = await film(observer);
  const poll = () => send(observer.apiKey, `/jobs/${polled.workflow_id}/status`);
  const polls = async (until: () => boolean): Promise<number[]> => {
    const took: Promise<number>[] = [];
    while (!until()) {
      took.push(poll().then(({ tookMs }) => tookMs));
      await sleep(POLL_EVERY_MS);
    }
    return Promise.all(took);
  };

  let over = false;
  let spoken = 0;
  const idle = polls(() => over);
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, at) => {
      const until = performance.now() + CAPACITY_MS;
      while (performance.now() < until) if ((await speak(clients[at % CLIENTS]!)).status === 200) spoken += 1;
    }),
  );
  over = true;
  const capacity = spoken / (CAPACITY_MS / 1000);
  console.log(`capacity: ${capacity.toFixed(1)} speeches a second; polls p95 ${part(await idle, 0.95).toFixed(0)} ms`);

  over = false;
  const during = polls(() => over);
  const sent: Promise<unknown>[] = [];
  const began = performance.now();
  for (let n = 0; performance.now() - began < SECONDS * 1000; n++) {
    sent.push(speak(clients[n % CLIENTS]!).catch((error) => unexpected.add(String(error))));
    if (n % 10 === 0) sent.push(film(clients[(n / 10) % CLIENTS]!).catch((error) => unexpected.add(String(error))));
    await sleep(Math.max(0, began + ((n + 1) * 1000) / (capacity * FACTOR) - performance.now()));
  }
  over = true;
  const overloaded = await during;
  console.log(
    `overload: ${sent.length} orders in ${SECONDS} s; polls p95 ${part(overloaded, 0.95).toFixed(0)} ms, p99 ${part(overloaded, 0.99).toFixed(0)} ms`,
  );

  const endedAt = performance.now();
  const servedAgain = async () => {
    while ((await speak(clients[0]!)).status !== 200) await sleep(RETRY_MS);
    return performance.now() - endedAt;
  };
  const [{ tookMs: others }, recoveredMs] = await Promise.all([speak(observer), servedAgain()]);
  console.log(
    `afterwards: a call of another client took ${others.toFixed(0)} ms; an overloading one was served after ${recoveredMs.toFixed(0)} ms`,
  );
  await Promise.all(sent);
  console.log(`the last waiting caller had its response after ${((performance.now() - endedAt) / 1000).toFixed(1)} s`);
  console.log(`responses: ${JSON.stringify(responses)}`);
  const ledger = await processes.cli('ledger', 'verify');
  const failed =
    unexpected.size > 0 || part(overloaded, 0.95) >= POLL_P95_MS || recoveredMs > RECOVERY_MS || ledger.ok !== true;
  for (const one of [...unexpected].slice(0, 10)) console.log(one);
  console.log(failed ? 'FAILED' : 'OK: only 2xx, 4xx and 503 with Retry-After; polls stayed fast; recovered in time');
  if (failed) process.exitCode = 1;
} finally {
  await agent.destroy();
  await processes.close();
}
