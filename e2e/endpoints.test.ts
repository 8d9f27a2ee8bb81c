// Calls every endpoint once, as a partner would, and compares the responses with the contract's schemas.
import { readFile } from 'node:fs/promises';
import { Asset, AssetList, WordTimings } from '@greenroom/contract/assets';
import { Character, CharacterCreated, CharacterList } from '@greenroom/contract/characters';
import { FirstFrameCreated } from '@greenroom/contract/first-frames';
import { JobView } from '@greenroom/contract/jobs';
import { VideoQuote } from '@greenroom/contract/quotes';
import { TtsCreated } from '@greenroom/contract/tts';
import { JobHistory, LineItem, UsageSummary } from '@greenroom/contract/usage';
import { VoiceCreated, VoiceList } from '@greenroom/contract/voices';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { emptyPicture, tone } from './fixtures.ts';
import { type Harness, type Partner, startHarness } from './service.ts';

// Rendering is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const portrait = readFile(portraitFile);

let harness: Harness;
let partner: Partner;
beforeAll(async () => {
  harness = await startHarness();
  partner = await harness.partner(2_000);
});
afterAll(() => harness?.stop());

/** Expects exactly the members of the schema. */
const expectSchema = (schema: z.ZodType, response: unknown) => expect(schema.parse(response)).toEqual(response);

const head = async (url: string) => {
  const response = await fetch(url, { method: 'HEAD' });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Number(response.headers.get('content-length')),
  };
};

let character = '';
let voice = '';
let frame = '';
let speech = '';

test('a presenter is generated, shown and listed', async () => {
  const created = await partner.api.characters.create({
    name: 'Mara',
    description: 'A woman with short red hair and glasses',
  });
  expectSchema(CharacterCreated, created);
  expect(created).toMatchObject({ name: 'Mara', mode: 'description', credits_charged: 10 });
  expect(await head(created.sheet_image_url)).toMatchObject({ status: 200, type: 'image/png' });
  character = created.character_id;

  const shown = await partner.api.characters.get(character);
  expectSchema(Character, shown);
  expect(shown.character_sheet_text).toBe(created.character_sheet_text);
  const list = await partner.api.characters.list();
  expectSchema(CharacterList, list);
  expect(list.characters.map(({ character_id }) => character_id)).toEqual([character]);
});

test('a stock voice is free and listed', async () => {
  const created = await partner.api.voices.create({ name: 'English', language: 'English', gender: 'male' });
  expectSchema(VoiceCreated, created);
  expect(created).toMatchObject({ kind: 'library', credits_charged: 0 });
  voice = created.voice_id;
  expectSchema(VoiceList, await partner.api.voices.list());
});

test('a text becomes speech', async () => {
  const created = await partner.api.tts.create({
    voice_id: voice,
    text: 'Meet the mug that keeps its cool, all day long.',
  });
  expectSchema(TtsCreated, created);
  expect(created.credits_charged).toBe(10);
  expect(created.duration_sec).toBeGreaterThan(1.5);
  expect((await head(created.audio_url)).type).toMatch(/^audio\/(mpeg|wav)$/);
  speech = created.audio_url;
});

test('a first frame is drawn', async () => {
  const created = await partner.api.images.firstFrame({
    character_id: character,
    scene_description: 'In a bright kitchen',
  });
  expectSchema(FirstFrameCreated, created);
  expect(created.credits_charged).toBe(6);
  expect(await head(created.image_url)).toMatchObject({ status: 200, type: 'image/png' });
  frame = created.image_url;
});

test('that first frame and that speech become a video with captions', async () => {
  const body = {
    mode: 'talking_head' as const,
    character_id: character,
    audio_url: speech,
    first_frame_url: frame,
    use_dynamic_captions: true,
  };
  const quote = await partner.api.videos.estimate(body);
  expectSchema(VideoQuote, quote);
  expect(quote.breakdown).toMatchObject({ tts_credits: 0, first_frame_credits: 0, captions_credits: 10 });
  const before = await partner.balance();
  const queued = await partner.api.videos.create(body);
  expect(queued).toEqual({
    workflow_id: expect.stringMatching(/^partner_thv_/),
    status: 'queued',
    credits_reserved: quote.credits_required,
  });

  const job = await partner.api.videos.waitFor(queued.workflow_id, { pollMs: 200 });
  expectSchema(JobView, job);
  expect(job.credits_consumed).toBe(job.credits_actual);
  expect(job.credits_actual).toBeLessThanOrEqual(queued.credits_reserved);
  expect(await partner.balance()).toBe(before - job.credits_actual!);
  expect(await head(job.video_url!)).toMatchObject({ status: 200, type: 'video/mp4' });
  expect(job.result).toMatchObject({ video_url: job.video_url, image_url: job.image_url });

  const history = await partner.api.usage.jobs();
  expectSchema(JobHistory, history);
  const { line_items, warnings } = history.jobs[0]!.metadata;
  expect(warnings ?? []).toEqual([]);
  const items = z.array(LineItem).parse(line_items);
  expect(items.reduce((sum, { actual }) => sum + (actual ?? 0), 0)).toBe(job.credits_actual);
});

test('a script becomes a video whose speech and first frame are charged and stored', async () => {
  const body = {
    mode: 'talking_head' as const,
    character_id: character,
    voice_id: voice,
    script: 'One cup. Six hours hot.',
    video_idea: 'A presenter on a busy street',
    resolution: '720p' as const,
  };
  const quote = await partner.api.videos.estimate(body);
  const queued = await partner.api.videos.create(body);
  expect(queued.credits_reserved).toBe(quote.credits_required);
  const job = await partner.api.videos.waitFor(queued.workflow_id, { pollMs: 200 });
  const { assets } = await partner.api.assets.list();
  const made = assets.filter(({ workflow_id }) => workflow_id === job.workflow_id);
  expect(made.map(({ kind }) => kind).sort()).toEqual(['first_frame', 'tts_audio', 'video']);
  expect(made.find(({ kind }) => kind === 'video')?.metadata).toMatchObject({
    width: 720,
    height: 1280,
    synthetic: true,
  });
});

test('subtitles and word timings are stored beside the video', async () => {
  const [video] = (await partner.api.assets.list({ kind: 'video', limit: 1 })).assets;
  const { captions_srt_url, captions_vtt_url, word_timings_url } = video!.metadata;
  expect(captions_srt_url).toBe(video!.url.replace('.mp4', '.srt'));
  const [srt, vtt, timings] = await Promise.all(
    [captions_srt_url, captions_vtt_url, word_timings_url].map((url) => fetch(url!)),
  );
  expect([srt, vtt, timings].map((file) => file!.headers.get('content-type'))).toEqual([
    'application/x-subrip; charset=utf-8',
    'text/vtt; charset=utf-8',
    'application/json',
  ]);
  expect(await srt!.text()).toMatch(
    /^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\nOne cup\.\n\n2\n[^\n]+\nSix hours hot\.\n$/,
  );
  expect(await vtt!.text()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> .+\nOne <00:00:0\d\.\d{3}>cup\.\n/);
  const { words } = WordTimings.parse(await timings!.json());
  expect(words.map(({ text }) => text)).toEqual(['One', 'cup.', 'Six', 'hours', 'hot.']);
  expect(words.at(-1)!.end_ms).toBeLessThanOrEqual(video!.metadata.duration! * 1000);
  for (const extension of ['png', 'constructor']) {
    expect((await fetch(video!.url.replace(/mp4$/, extension))).status).toBe(404);
  }
});

test('an external image and recording become a video, and captions without a transcript are not charged', async () => {
  const body = {
    mode: 'talking_head' as const,
    character_id: character,
    audio_url: harness.fixtures.serve('tone.wav', tone(2)),
    first_frame_url: harness.fixtures.serve('still.png', await portrait),
    use_dynamic_captions: true,
  };
  const { workflow_id, credits_reserved } = await partner.api.videos.create(body);
  const job = await partner.api.videos.waitFor(workflow_id, { pollMs: 200 });
  expect(job.credits_actual).toBe(credits_reserved - 10);
  const { jobs } = await partner.api.usage.jobs({ limit: 1 });
  expect(jobs[0]?.metadata.warnings).toEqual([expect.stringMatching(/no captions and no subtitle files/)]);
  const { metadata } = await partner.api.assets.get(job.result!.asset_id!);
  expect(Object.keys(metadata).filter((name) => /captions|words?_/.test(name))).toEqual([]);
});

test('a script becomes a scenes video', async () => {
  const product = harness.fixtures.serve('product.png', emptyPicture(320, 240));
  const body = {
    mode: 'scenes' as const,
    character_id: character,
    voice_id: voice,
    script:
      'Every morning starts the same way. A hot coffee, and no time to drink it. So we built a mug that waits for you.',
    scene_elements: [{ url: product, role: 'product' as const, caption: 'The mug' }],
    fast: true,
  };
  const quote = await partner.api.videos.estimate(body);
  expectSchema(VideoQuote, quote);
  const queued = await partner.api.videos.create(body);
  expect(queued).toMatchObject({
    workflow_id: expect.stringMatching(/^partner_scn_/),
    credits_reserved: quote.credits_required,
  });
  const [listed] = (await partner.api.usage.jobs({ limit: 1 })).jobs;
  expect(listed).toMatchObject({
    workflow_id: queued.workflow_id,
    metadata: { engine: 'studio', scenes: expect.any(Number), warnings: [] },
  });
  const job = await partner.api.videos.waitFor(queued.workflow_id, { pollMs: 300 });
  expectSchema(JobView, job);
  const { assets } = await partner.api.assets.list({ kind: 'video', limit: 1 });
  expect(assets[0]).toMatchObject({ workflow_id: job.workflow_id, metadata: { width: 720, height: 1280 } });
  expect(await head(assets[0]!.metadata.captions_vtt_url!)).toMatchObject({ status: 200 });
});

test('a presenter is cloned from a photo, and a voice from a recording', async () => {
  const photo = harness.fixtures.serve('me.png', await portrait);
  const created = await partner.api.characters.create({
    name: 'Me',
    selfie_image_urls: [photo, harness.fixtures.missing],
  });
  expectSchema(CharacterCreated, created);
  expect(created.mode).toBe('photos');

  const long = await partner.api.tts.create({
    voice_id: voice,
    text: 'A longer recording is what a clone is made of. '.repeat(4),
  });
  const cloned = await partner.api.voices.create({ name: 'Clone', sample_urls: [long.audio_url] });
  expectSchema(VoiceCreated, cloned);
  expect(cloned).toMatchObject({ kind: 'cloned', language: null, credits_charged: 30 });
  const spoken = await partner.api.tts.create({
    voice_id: cloned.voice_id,
    text: 'Hola, esto es una prueba.',
    language_code: 'es',
  });
  expect(spoken.duration_sec).toBeGreaterThan(0.5);
});

test('assets and usage list the files and their cost', async () => {
  const list = await partner.api.assets.list({ limit: 100 });
  expectSchema(AssetList, list);
  const times = list.assets.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  const asset = list.assets[0]!;
  expectSchema(Asset, await partner.api.assets.get(asset.asset_id));
  expect((await partner.api.assets.list({ limit: 2, offset: 1 })).assets).toEqual(list.assets.slice(1, 3));

  const summary = await partner.api.usage.summary();
  expectSchema(UsageSummary, summary);
  expect(summary).toMatchObject({
    credits_balance_base: 2_000,
    credits_spent_lifetime: 2_000 - summary.credits_balance,
    credits_consumed_in_range: 2_000 - summary.credits_balance,
    job_counts: { completed: 4, failed: 0, running_or_queued: 0, total_in_range: 4 },
  });
});

test('deleted characters and voices are not found, and their files remain', async () => {
  expect(await partner.api.characters.delete(character)).toEqual({ deleted: true });
  expect(await partner.api.voices.delete(voice)).toEqual({ deleted: true });
  await expect(partner.api.characters.get(character)).rejects.toMatchObject({ status: 404, message: 'Not found.' });
  await expect(partner.api.characters.delete(character)).rejects.toMatchObject({ status: 404 });
  await expect(partner.api.tts.create({ voice_id: voice, text: 'Hi.' })).rejects.toMatchObject({ status: 404 });
  expect((await head(frame)).status).toBe(200);
});

test('the ledger is consistent', async () => {
  expect(await harness.service.cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
});
