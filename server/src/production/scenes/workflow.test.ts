// Scenes videos of another engine, from order to delivered file, with a real worker.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Engine } from '../../engines/engines.ts';
import { saveBrandKit } from '../../library/brand-kits.ts';
import { removeLogo } from '../../library/logos.ts';
import { finishVideo } from '../../media/finish-video.ts';
import { openVideoProduction } from '../testing.ts';
import { mismatchedClip, speechMsOf, testEngine } from '../testing-engine.ts';

/** Tests replace the port that they are about. */
const engine: { -readonly [Member in keyof Engine]: Engine[Member] } = { ...testEngine };
beforeEach(() => {
  engine.sceneClip = testEngine.sceneClip;
});

const SENTENCE = 'Traditional sourdough deserves patience and experienced bakers working overnight.';
const SCRIPT = `${SENTENCE} Everybody visiting our neighbourhood bakery remembers wonderful cinnamon pastries.`;
const SPEECH_MS = speechMsOf(SCRIPT);

const production = await openVideoProduction({ engine });
afterAll(production.close);

const ordered = { mode: 'scenes', script: SCRIPT, voice_id: production.voiceId };

const shadeOfShot = (endMs: number) => Math.round(60 + (90 * endMs) / SPEECH_MS);
const shadeOf = async (png: LocalFile) => ((await sharp(png).stats()).channels[1]!.mean * 219) / 255 + 16;

test('clips of single shots, silent and of another size, become one video with our speech, charged by scenes', async () => {
  const endsMs: number[] = [];
  engine.sceneClip = {
    ...testEngine.sceneClip,
    async render(request, ctx) {
      expect(request.shots).toHaveLength(1);
      const { endMs } = request.shots[0]!;
      endsMs.push(endMs);
      const clip = await mismatchedClip(ctx, 5_000, shadeOfShot(endMs));
      return { clip, includes: { lipsync: true, sound: false }, unshown: [] };
    },
  };
  const { file, steps, charged, lines } = await production.make(ordered);
  // Clips are rendered concurrently.
  endsMs.sort((a, b) => a - b);
  const clipSteps = steps.filter((step) => step.startsWith('clip_')).toSorted();
  expect(clipSteps).toEqual(endsMs.map((_, i) => `clip_${i + 1}`));
  expect(endsMs.length).toBeGreaterThan(1);

  // Halfway between two cuts.
  const middlesMs = endsMs.map((endMs, i) => (endMs + (endsMs[i - 1] ?? 0)) / 2);
  const firstCutMs = endsMs[0]!;
  const { video, stills } = await production.watch(file, [...middlesMs, firstCutMs - 1000 / 30, firstCutMs]);
  expect(video).toMatchObject({ codec: 'h264', width: 720, height: 1280, framesPerSecond: 30 });
  expect(video.frames).toBe(Math.ceil((SPEECH_MS * 30) / 1000));
  expect(Math.abs(video.sound!.soundMs - video.pictureMs)).toBeLessThan(1000 / 30);
  expect(Math.abs(video.sound!.lufs! + 14)).toBeLessThan(1);
  expect(video.sound!.truePeakDb).toBeLessThan(-1);
  const bytes = await readFile(file);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const shades = [...endsMs, endsMs[0]!, endsMs[1]!].map(shadeOfShot);
  for (const [i, png] of stills.entries()) expect(Math.abs((await shadeOf(png)) - shades[i]!)).toBeLessThan(4);
  // A scene of 3.067 seconds at 31 credits, and 2.733 seconds at 19.
  expect(lines).toEqual({ render_first_scene: 96, render_later_scenes: 52, tts: 10 });
  expect(charged).toBe(158);
});

test('a single clip that is already a finished video is delivered byte for byte', async () => {
  let made: Buffer | undefined;
  engine.sceneClip = {
    ...testEngine.sceneClip,
    maxShots: Number.POSITIVE_INFINITY,
    async render({ speech }, ctx) {
      const endMs = speechMsOf(SENTENCE);
      const clips = [{ file: await mismatchedClip(ctx, endMs, 90), endMs, mayRunLong: false }];
      const video = await finishVideo(
        {
          width: 720,
          height: 1280,
          clips,
          speech,
          captions: null,
          logo: null,
          aiLabel: null,
          watermark: false,
          still: null,
        },
        ctx,
      );
      made = await readFile(video.file);
      return { clip: video.file, includes: { lipsync: true, sound: true }, unshown: [] };
    },
  };
  const { file, steps } = await production.make({ ...ordered, script: SENTENCE });
  expect(steps.filter((step) => step.startsWith('clip_'))).toEqual(['clip_1']);
  expect((await readFile(file)).equals(made!)).toBe(true);
});

test('a single finished clip gets the logo and the label of the brand kit, and the engine gets the logo', async () => {
  const logoSizes: (number | undefined)[] = [];
  engine.sceneClip = {
    ...testEngine.sceneClip,
    maxShots: Number.POSITIVE_INFINITY,
    async render({ speech, logo }, ctx) {
      logoSizes.push(logo && (await sharp(logo).metadata()).width);
      const endMs = speechMsOf(SENTENCE);
      const clips = [{ file: await mismatchedClip(ctx, endMs, 90), endMs, mayRunLong: false }];
      const video = await finishVideo(
        {
          width: 720,
          height: 1280,
          clips,
          speech,
          captions: null,
          logo: null,
          aiLabel: null,
          watermark: false,
          still: null,
        },
        ctx,
      );
      return { clip: video.file, includes: { lipsync: true, sound: true }, unshown: [] };
    },
  };
  const logo = join(production.dir, 'logo.png') as LocalFile;
  await sharp({ create: { width: 128, height: 128, channels: 3, background: '#ffffff' } })
    .png()
    .toFile(logo);
  const frame = async () => {
    const { file } = await production.make({ ...ordered, script: SENTENCE });
    const { stills } = await production.watch(file, [500]);
    const statsOf = async (left: number, width: number) => {
      const part = await sharp(stills[0]!).extract({ left, top: 114, width, height: 20 }).png().toBuffer();
      return (await sharp(part).stats()).channels[1]!;
    };
    const label = await statsOf(450, 170);
    return { logo: (await statsOf(48, 40)).mean > 245, label: label.max - label.min > 120 };
  };
  const saveLabel = (aiLabel: boolean) =>
    production.db.transaction().execute((tx) => saveBrandKit(tx, production.client, { aiLabel }));
  await saveLabel(true);
  expect(await frame()).toEqual({ logo: false, label: true });
  await production.setLogo(logo);
  expect(await frame()).toEqual({ logo: true, label: true });
  expect(logoSizes).toEqual([undefined, 128]);
  await saveLabel(false);
  await production.db.transaction().execute((tx) => removeLogo(tx, production.client));
});

test('a clip far shorter than its shot fails the video after three attempts, and nothing is charged', async () => {
  let attempts = 0;
  engine.sceneClip = {
    ...testEngine.sceneClip,
    async render(_, ctx) {
      attempts++;
      return { clip: await mismatchedClip(ctx, 500, 90), includes: { lipsync: true, sound: false }, unshown: [] };
    },
  };
  const { outcome, charged } = await production.make({ ...ordered, script: SENTENCE });
  expect(outcome).toMatchObject({
    status: 'failed',
    failure: { message: expect.stringMatching(/^The engine returned a video of 0\.5 seconds instead of/) },
  });
  expect([attempts, charged]).toEqual([3, 0]);
});
