// A program of a partner, which is compiled and run with the installed package: it orders a video from a service that it plays itself.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import {
  type Asset,
  type Client,
  createClient,
  InsufficientCredits,
  type LogEntry,
  type NewVideo,
  verifyWebhook,
} from '@greenroom/sdk';

const workflow_id = 'partner_thv_1';
let attempts = 0;
const respond = (path: string, method: string): Response => {
  if (method === 'POST' && path === '/videos')
    return ++attempts === 1
      ? Response.json({ error: 'Busy.' }, { status: 503 })
      : Response.json({ workflow_id, status: 'queued', credits_reserved: 136 });
  if (path === '/videos/estimate')
    return Response.json({ error: 'INSUFFICIENT_CREDITS', credits_required: 136 }, { status: 402 });
  if (path.startsWith('/jobs'))
    return Response.json({ workflow_id, status: 'completed', video_url: 'https://x/v.mp4' });
  if (path.startsWith('/assets')) return Response.json({ assets: [{ asset_id: 'a', kind: 'video' }] });
  return new Response('bytes');
};

const entries: LogEntry[] = [];
const client: Client = createClient({
  baseUrl: 'https://video.example.com',
  apiKey: 'gr_key',
  logger: (entry) => entries.push(entry),
  fetch: async (url, init) =>
    respond(url.replace('https://video.example.com/api/partner/v1', ''), init.method ?? 'GET'),
});

const video: NewVideo = {
  mode: 'talking_head',
  character_id: 'c',
  voice_id: 'v',
  script: 'Hello.',
  video_idea: 'Desk',
};
const queued = await client.videos.create(video);
assert.deepEqual([queued.workflow_id, entries.map(({ status }) => status)], [workflow_id, [503, 200]]);
const { video_url } = await client.videos.waitFor(queued.workflow_id);
assert.equal(Buffer.from(await client.assets.download(String(video_url))).toString(), 'bytes');
const assets: Asset[] = [];
for await (const asset of client.assets.iterate({ kind: 'video' })) assets.push(asset);
assert.equal(assets[0]?.asset_id, 'a');
await assert.rejects(client.videos.estimate(video), (error) => {
  assert(error instanceof InsufficientCredits);
  return error.creditsRequired === 136 && error.requestId !== '';
});

const body = '{"type":"video.completed"}';
const at = String(Math.floor(Date.now() / 1000));
const signature = createHmac('sha256', 'secret').update(`m.${at}.${body}`).digest('base64');
const headers = { 'webhook-id': 'm', 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
const secret = `whsec_${Buffer.from('secret').toString('base64')}`;
assert.equal((await verifyWebhook({ body, headers, secret })).type, 'video.completed');
console.log(`works on Node ${process.versions.node.split('.')[0]}`);
