// Assets that the service redirects to OpenStack Swift: for players, for the dashboard, and as inputs of orders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSwiftInstalled, SWIFT_PACKAGES, type Swift, startSwift } from '../server/src/storage/testing-swift.ts';
import { type Harness, type Partner, startHarness } from './service.ts';

const installed = await isSwiftInstalled();
const title = installed
  ? 'with OpenStack Swift'
  : `with OpenStack Swift (skipped: install ${SWIFT_PACKAGES.join(', ')})`;

describe.skipIf(!installed)(title, () => {
  let swift: Swift;
  let harness: Harness;
  let partner: Partner;
  let character = '';
  let voice = '';
  beforeAll(async () => {
    swift = await startSwift();
    const { bucket, region, endpoint, credentials } = swift.settings;
    harness = await startHarness({
      STORAGE: 's3',
      ASSET_DELIVERY: 'redirect',
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint!.replace('127.0.0.1', 'localhost'),
      S3_PUBLIC_ENDPOINT: endpoint!,
      S3_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: credentials!.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials!.secretAccessKey,
    });
    partner = await harness.partner(1_000);
    const { characters, voices } = partner.api;
    character = (await characters.create({ name: 'Mara', description: 'A woman with grey hair' })).character_id;
    voice = (await voices.create({ name: 'English', language: 'en' })).voice_id;
  }, 180_000);
  afterAll(async () => {
    await harness?.stop();
    await swift?.stop();
  }, 60_000);

  test('a GET leads to the bytes in the bucket, whole or in part, and a HEAD is answered by the service', async () => {
    const { audio_url } = await partner.api.tts.create({ voice_id: voice, text: 'Redirected.' });
    const redirect = await fetch(audio_url, { redirect: 'manual' });
    expect([redirect.status, new URL(redirect.headers.get('location')!).origin]).toEqual([
      302,
      swift.settings.endpoint,
    ]);
    const whole = await fetch(audio_url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const part = await fetch(audio_url, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    const head = await fetch(audio_url, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect((await fetch(audio_url, { headers: { 'if-none-match': head.headers.get('etag')! } })).status).toBe(304);
    const saved = await fetch(`${audio_url}?download`);
    expect(saved.headers.get('content-disposition')).toBe('attachment');
    await saved.arrayBuffer();
  });

  test('a redirected asset is the input of a video, whose subtitles the service sends', async () => {
    const { images, videos } = partner.api;
    const { image_url } = await images.firstFrame({ character_id: character, scene_description: 'In a kitchen' });
    const { workflow_id } = await videos.create({
      mode: 'talking_head',
      character_id: character,
      voice_id: voice,
      script: 'Hello there. This is my kitchen.',
      first_frame_url: image_url,
    });
    const job = await videos.waitFor(workflow_id, { pollMs: 200 });
    const redirect = await fetch(job.video_url!, { redirect: 'manual' });
    expect(redirect.status).toBe(302);
    const video = await fetch(job.video_url!);
    expect([video.status, video.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await video.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    const subtitles = await fetch(job.video_url!.replace('.mp4', '.vtt'), { redirect: 'manual' });
    expect([subtitles.status, (await subtitles.text()).startsWith('WEBVTT')]).toEqual([200, true]);
  });

  test('the dashboard may show media of the bucket', async () => {
    const page = await fetch(`${harness.service.baseUrl}/`, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toMatch(new RegExp(`img-src [^;]*${swift.settings.endpoint}(;| )`));
    expect(policy).toMatch(new RegExp(`media-src [^;]*${swift.settings.endpoint}(;| )`));
  });
});
