// An assistant makes videos over /mcp of the running service: budgets, keys, cancelled calls, other clients, and the finished file.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, connectHttp } from '../mcp/src/testing.ts';
import { type Harness, type Partner, startHarness } from './service.ts';

let harness: Harness;
let partner: Partner;
let assistant: Client;
let video: Record<string, string>;
beforeAll(async () => {
  harness = await startHarness();
  partner = await harness.partner(2_000);
  assistant = await connectHttp(harness.service.baseUrl, `Bearer ${partner.apiKey}`);
  const character = { name: 'Mara', description: 'A woman with grey hair', max_credits: 10 };
  const { character_id } = (await call(assistant, 'create_character', character)) as Record<string, string>;
  const voice = { name: 'English', language: 'en', max_credits: 0 };
  const { voice_id } = (await call(assistant, 'create_voice', voice)) as Record<string, string>;
  video = { character_id: character_id!, voice_id: voice_id!, script: 'Fresh bread at seven.', video_idea: 'A bakery' };
});
afterAll(async () => {
  await assistant?.close();
  await harness?.stop();
});

const priceOf = async () =>
  ((await call(assistant, 'estimate_talking_head_video', video)) as { credits_required: number }).credits_required;
const jobsOf = async ({ api }: Partner) => (await api.usage.jobs({ limit: 100 })).jobs;

test('a video within the budget is made, waited for and read; one above it is not ordered', async () => {
  const price = await priceOf();
  const before = await partner.balance();
  expect(await call(assistant, 'create_talking_head_video', { ...video, max_credits: price - 1 })).toContain(
    `This costs ${price} credits, more than max_credits (${price - 1}). The balance is ${before} credits.`,
  );
  expect([await partner.balance(), await jobsOf(partner)]).toEqual([before, []]);

  const queued = (await call(assistant, 'create_talking_head_video', { ...video, max_credits: price })) as {
    workflow_id: string;
  };
  expect(queued).toMatchObject({ status: 'queued', credits_reserved: price });
  const progress: number[] = [];
  const { workflow_id } = queued;
  const { structuredContent } = await assistant.callTool(
    { name: 'wait_for_video', arguments: { workflow_id, timeout_seconds: 150 } },
    { onprogress: (reported) => progress.push(reported.progress), timeout: 160_000 },
  );
  const done = structuredContent as { status: string; credits_actual: number; result: { asset_id: string } };
  expect(done.status).toBe('completed');
  expect(progress.at(-1)).toBe(1);
  expect(await partner.balance()).toBe(before - done.credits_actual);

  const { resources } = await assistant.listResources();
  expect(resources.map(({ mimeType }) => mimeType)).toEqual(
    expect.arrayContaining(['video/mp4', 'image/png', 'audio/mpeg']),
  );
  const uri = `greenroom://assets/${done.result.asset_id}`;
  const [file] = (await assistant.readResource({ uri })).contents;
  const bytes = Buffer.from(file && 'blob' in file ? file.blob : '', 'base64');
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  expect(bytes.length).toBe(resources.find((resource) => resource.uri === uri)?.size);
});

test('whenever the connection is lost during an order, the same key makes one video', async () => {
  const price = await priceOf();
  const other = await harness.partner(0);
  const before = (await jobsOf(partner)).length;
  // In the last case the order is placed before its response is lost.
  const keys = [0, 15, 60, 250].map((lostAfterMs) => ({ key: `lost after ${lostAfterMs}`, lostAfterMs }));
  const order = (key: string) => ({ ...video, max_credits: price, idempotency_key: key });
  await Promise.all(
    keys.map(async ({ key, lostAfterMs }) => {
      const lost = new AbortController();
      const client = await connectHttp(harness.service.baseUrl, `Bearer ${partner.apiKey}`);
      const ordering = client.callTool(
        { name: 'create_talking_head_video', arguments: order(key) },
        { signal: lost.signal },
      );
      await Promise.race([ordering.catch(() => undefined), sleep(lostAfterMs)]);
      lost.abort();
      await ordering.catch(() => undefined);
      await client.close();
    }),
  );
  const orders = [];
  for (const { key } of keys) {
    const repeat = () => call(assistant, 'create_talking_head_video', order(key));
    await expect.poll(repeat).toMatchObject({ status: 'queued', credits_reserved: price });
    orders.push(((await repeat()) as { workflow_id: string }).workflow_id);
  }
  const jobs = await jobsOf(partner);
  expect(jobs).toHaveLength(before + keys.length);
  expect(
    jobs
      .slice(0, keys.length)
      .map(({ workflow_id }) => workflow_id)
      .sort(),
  ).toEqual(orders.sort());
  expect(await jobsOf(other)).toEqual([]);
});

test('a cancelled call of a synchronous tool is refunded or its result is an asset', async () => {
  const speech = { voice_id: video.voice_id, text: 'It was a cold morning. '.repeat(40), max_credits: 10 };
  const speeches = async () => (await partner.api.assets.list({ kind: 'tts_audio', limit: 100 })).assets.length;
  const spent = async () => (await partner.api.usage.summary()).credits_consumed_in_range;
  const cancelled = new AbortController();
  const calling = assistant.callTool({ name: 'create_speech', arguments: speech }, { signal: cancelled.signal });
  await sleep(100);
  cancelled.abort();
  await expect(calling).rejects.toThrow();
  await Promise.all(
    (await jobsOf(partner)).map(({ workflow_id }) => partner.api.videos.waitFor(workflow_id, { pollMs: 500 })),
  );
  const own = (await jobsOf(partner)).map(({ credits_actual }) => credits_actual ?? 0).reduce((a, b) => a + b, 0);
  // The speech of each video is an asset too; the character cost 10.
  const videos = (await jobsOf(partner)).length;
  await expect.poll(async () => (await spent()) - own - 10 - 10 * ((await speeches()) - videos)).toBe(0);
});

test('ids of another client get the same answer as unknown ones, and change nothing', async () => {
  const { workflow_id } = (await jobsOf(partner))[0]!;
  const { asset_id } = (await partner.api.assets.list()).assets[0]!;
  const stranger = await harness.partner(1_000);
  const theirs = await connectHttp(harness.service.baseUrl, `Bearer ${stranger.apiKey}`, 'legacy');
  const { character_id = '', voice_id = '' } = video;
  const unknown = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
  const withoutId = (text: unknown) => String(text).replace(/Request id: .*/, '');
  for (const [tool, foreign, missing] of [
    ['get_character', { character_id }, { character_id: unknown }],
    ['delete_character', { character_id }, { character_id: unknown }],
    ['delete_voice', { voice_id }, { voice_id: 'voc_unknown' }],
    ['get_video', { workflow_id }, { workflow_id: 'partner_thv_unknown' }],
    ['wait_for_video', { workflow_id }, { workflow_id: 'partner_thv_unknown' }],
    ['get_asset', { asset_id }, { asset_id: unknown }],
    [
      'create_first_frame',
      { character_id, scene_description: 'A desk', max_credits: 6 },
      { character_id: unknown, scene_description: 'A desk', max_credits: 6 },
    ],
    [
      'create_talking_head_video',
      { ...video, max_credits: 500 },
      { ...video, character_id: unknown, max_credits: 500 },
    ],
  ] as const) {
    const [foreignText, missingText] = [await call(theirs, tool, foreign), await call(theirs, tool, missing)];
    expect([tool, withoutId(foreignText)]).toEqual([tool, withoutId(missingText)]);
    expect(foreignText).toMatch(/^Not found\./);
  }
  const read = (id: string) => theirs.readResource({ uri: `greenroom://assets/${id}` });
  await expect(read(asset_id)).rejects.toThrow(/not found/i);
  await expect(read(unknown)).rejects.toThrow(/not found/i);
  expect(await stranger.balance()).toBe(1_000);
  expect(await partner.api.characters.get(character_id)).toMatchObject({ name: 'Mara' });
  await theirs.close();
  expect(await harness.service.cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
});
