// Talking-head videos of another engine, from order to delivered file, with a real worker.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { type CaptionLook, defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { tone } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Engine } from '../../engines/engines.ts';
import { saveBrandKit } from '../../library/brand-kits.ts';
import { removeLogo } from '../../library/logos.ts';
import { finishVideo } from '../../media/finish-video.ts';
import { openVideoProduction } from '../testing.ts';
import { mismatchedClip, SHADES, speechMsOf, testEngine, timingsOf } from '../testing-engine.ts';

/** Tests replace the port that they are about. */
let synthesize: SpeechPort['synthesize'];
const engine: { -readonly [Member in keyof Engine]: Engine[Member] } = {
  ...testEngine,
  speech: { ...testEngine.speech, synthesize: (request, ctx) => synthesize(request, ctx) },
};
beforeEach(() => {
  synthesize = testEngine.speech.synthesize;
  engine.talkingHead = testEngine.talkingHead;
  delete engine.transcription;
});
const SCRIPT = 'Warm bread every single morning';
const SPEECH_MS = speechMsOf(SCRIPT);

const production = await openVideoProduction({
  engine,
  async sound(url, { ctx }) {
    const file = join(ctx.dir, 'recording.wav') as LocalFile;
    await writeWav(file, tone(SPEECH_MS), 44_100);
    return { url, file, durationMs: SPEECH_MS, cut: false };
  },
});
afterAll(production.close);

const spoken = { mode: 'talking_head', script: SCRIPT, voice_id: production.voiceId };
const recorded = { mode: 'talking_head', audio_url: 'https://example.com/a.wav' };
const captioned = { use_dynamic_captions: true };

/** The rows of the highlighted word, as fractions of the height; undefined if no word is highlighted. */
const highlightedRows = async (png: LocalFile): Promise<{ top: number; bottom: number } | undefined> => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: data.length / 3 }, (_, i) => i)
    .filter((i) => data[i * 3]! > 215 && data[i * 3 + 1]! < 130 && data[i * 3 + 2]! < 100)
    .map((i) => Math.floor(i / info.width) / info.height);
  return rows.length === 0 ? undefined : { top: Math.min(...rows), bottom: Math.max(...rows) };
};
/** Of the upper part, which has no captions. */
const shadeOf = async (png: LocalFile) =>
  ((await sharp(await sharp(png).extract({ left: 0, top: 0, width: 400, height: 400 }).png().toBuffer()).stats())
    .channels[1]!.mean *
    219) /
    255 +
  16;

/** The first video of the test engine, which two tests use. */
let first: Awaited<ReturnType<typeof production.make>>;

test('a silent clip of another size without lipsync and captions becomes the ordered video, charged with captions', async () => {
  first = await production.make({ ...spoken, ...captioned });
  const { file, steps, charged, lines, warnings } = first;
  expect(new Set(steps)).toEqual(
    new Set(['speech', 'audio', 'first_frame', 'render', 'lipsync', 'finalize', 'previews', 'finish']),
  );
  const { video, stills } = await production.watch(file, [200, 800, 1_400]);
  expect(video).toMatchObject({
    codec: 'h264',
    width: 480,
    height: 854,
    framesPerSecond: 30,
    frames: 57,
    pictureMs: SPEECH_MS,
  });
  expect(video.sound).toMatchObject({ codec: 'aac', sampleRate: 44_100 });
  expect(Math.abs(video.sound!.soundMs - SPEECH_MS)).toBeLessThan(1000 / 30);
  expect(Math.abs(video.sound!.lufs! + 14)).toBeLessThan(1);
  expect(video.sound!.truePeakDb).toBeLessThan(-1);
  expect(video.comment).toContain('digitalsourcetype/');
  const bytes = await readFile(file);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));

  // The frames are those of the lipsync engine.
  expect(Math.abs((await shadeOf(stills[0]!)) - SHADES.lipsynced)).toBeLessThan(4);
  const [before, early, later] = await Promise.all(stills.map(highlightedRows));
  expect(before).toBeUndefined();
  for (const word of [early!, later!]) {
    expect(word.top).toBeGreaterThan(0.6);
    expect(word.bottom).toBeLessThan(0.82);
  }
  expect(lines).toEqual({ render: 16, lipsync: 26, tts: 10, first_frame: 6, captions: 10 });
  expect(charged).toBe(68);
  expect(warnings).toEqual([]);
});

test('a clip that is already a finished video is delivered byte for byte', async () => {
  let made: Buffer | undefined;
  engine.talkingHead = {
    ...testEngine.talkingHead,
    async render({ speech, resolution }, ctx) {
      expect(resolution).toBe('720p');
      const clips = [
        { file: await mismatchedClip(ctx, SPEECH_MS, SHADES.rendered), endMs: SPEECH_MS, mayRunLong: false },
      ];
      const { file } = await speech;
      const video = await finishVideo(
        {
          width: 720,
          height: 1280,
          clips,
          speech: file,
          captions: null,
          logo: null,
          aiLabel: null,
          watermark: false,
          still: null,
        },
        ctx,
      );
      made = await readFile(video.file);
      return { clip: video.file, includes: { lipsync: true, captions: false, sound: true }, firstFrame: undefined };
    },
  };
  const { file, steps, lines } = await production.make({ ...spoken, resolution: '720p' });
  expect(new Set(steps)).toEqual(new Set(['speech', 'audio', 'first_frame', 'render', 'previews', 'finish']));
  expect((await readFile(file)).equals(made!)).toBe(true);
  expect(lines).toEqual({ render: 29, lipsync: 26, tts: 10, first_frame: 6 });
});

test('captions of the engine are not painted twice', async () => {
  const { render } = testEngine.talkingHead;
  engine.talkingHead = {
    ...testEngine.talkingHead,
    render: async (request, ctx) => ({
      ...(await render(request, ctx)),
      includes: { lipsync: true, captions: true, sound: false },
    }),
  };
  const { file, steps, lines } = await production.make({ ...spoken, ...captioned });
  expect(steps).not.toContain('lipsync');
  const { stills } = await production.watch(file, [800]);
  expect(await highlightedRows(stills[0]!)).toBeUndefined();
  expect(lines).toMatchObject({ captions: 10 });
});

test('captions that no font can draw are not charged and cause a warning', async () => {
  synthesize = async (request, ctx) => ({
    ...(await testEngine.speech.synthesize(request, ctx)),
    ...timingsOf('𒀀 𒀁'),
  });
  const { lines, warnings } = await production.make({ ...spoken, ...captioned });
  expect(lines).toMatchObject({ render: 16, captions: 0 });
  expect(warnings).toEqual([expect.stringContaining('No installed font can draw the captions')]);
});

test('a recording gets captions from its transcript', async () => {
  engine.transcription = { transcribe: async () => timingsOf(SCRIPT) };
  const { file, steps, lines } = await production.make({ ...recorded, ...captioned });
  expect(steps).toContain('transcript');
  const { stills } = await production.watch(file, [800]);
  expect(await highlightedRows(stills[0]!)).toBeDefined();
  expect(lines).toEqual({ render: 16, lipsync: 26, first_frame: 6, captions: 10 });
});

test.each([false, true])(
  'without transcript, captions are not charged: engine reports captions %s',
  async (captions) => {
    const { render } = testEngine.talkingHead;
    engine.talkingHead = {
      ...testEngine.talkingHead,
      render: async (request, ctx) => ({
        ...(await render(request, ctx)),
        includes: { lipsync: true, captions, sound: false },
      }),
    };
    const { lines, warnings } = await production.make({ ...recorded, ...captioned });
    expect(lines).toMatchObject({ render: 16, captions: 0 });
    expect(warnings).toEqual([expect.stringContaining('No transcript of audio_url is available')]);
  },
);

test('an engine that draws the first frame starts to render before the speech is ready', async () => {
  const started = Promise.withResolvers<void>();
  synthesize = async (request, ctx) => {
    await started.promise;
    return testEngine.speech.synthesize(request, ctx);
  };
  engine.talkingHead = {
    ...testEngine.talkingHead,
    drawsFirstFrame: true,
    async render(request, ctx) {
      started.resolve();
      const firstFrame = await testEngine.firstFrame.draw({ presenter: testPresenter(), scene: '' }, ctx);
      return { ...(await testEngine.talkingHead.render(request, ctx)), firstFrame };
    },
  };
  const { outcome, steps, lines } = await production.make(spoken);
  expect(outcome).toMatchObject({ status: 'completed', result: { image_url: expect.stringMatching(/\.png$/) } });
  expect(steps).not.toContain('first_frame');
  expect(lines).toMatchObject({ first_frame: 6 });
});

test('a first frame from an earlier video comes back to its engine with its recipe', async () => {
  const { image_url } = first.outcome.result as { image_url: string };
  let recipe: unknown;
  engine.talkingHead = {
    ...testEngine.talkingHead,
    render(request, ctx) {
      recipe = 'image' in request.firstFrame ? request.firstFrame.recipe : undefined;
      return testEngine.talkingHead.render(request, ctx);
    },
  };
  const { lines } = await production.make({ ...spoken, first_frame_url: image_url });
  expect(recipe).toEqual({ json: null, files: {} });
  expect(lines).not.toHaveProperty('first_frame');
});

test('a clip far shorter than the speech fails the video after three attempts, and nothing is charged', async () => {
  let attempts = 0;
  engine.talkingHead = {
    ...testEngine.talkingHead,
    async render({ speech }, ctx) {
      attempts++;
      await speech;
      const clip = await mismatchedClip(ctx, SPEECH_MS / 2, SHADES.rendered);
      return { clip, includes: { lipsync: true, captions: true, sound: true }, firstFrame: undefined };
    },
  };
  const { outcome, charged } = await production.make(spoken);
  expect(outcome).toMatchObject({
    status: 'failed',
    failure: { message: 'The engine returned a video of 1.0 seconds instead of 1.9.' },
  });
  expect([attempts, charged]).toEqual([3, 0]);
});

test('a script that the voice cannot speak publishes nothing and is refunded', async () => {
  synthesize = () => Promise.reject(new EngineError('rejected', 'The voice cannot speak this.'));
  const { outcome, steps, charged } = await production.make(spoken);
  expect(outcome).toMatchObject({ status: 'failed', result: null });
  expect(steps).not.toContain('finish');
  expect(charged).toBe(0);
});

test('a script that is rejected while the engine still prepares the presenter fails the video, not the worker', async () => {
  const rejected = Promise.withResolvers<void>();
  synthesize = async () => {
    rejected.resolve();
    throw new EngineError('rejected', 'The voice cannot speak this.');
  };
  let seen: unknown;
  engine.talkingHead = {
    ...testEngine.talkingHead,
    drawsFirstFrame: true,
    async render({ speech }) {
      await rejected.promise;
      // An error that is unhandled by then ends the process.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await speech.catch((error: unknown) => {
        seen = error;
      });
      throw new EngineError('rejected', 'Not reached in time.');
    },
  };
  const { outcome, charged } = await production.make(spoken);
  expect(outcome.failure).toMatchObject({ message: 'script: The voice cannot speak this.' });
  expect(seen).toMatchObject({ message: 'script: The voice cannot speak this.' });
  expect(charged).toBe(0);
});

test.each([
  ['length', { durationMs: Number.NaN }],
  ['time of a word', { words: [{ text: 'Warm', startMs: 400, endMs: Number.NaN }] }],
  ['time of a word', { words: [{ text: 'Warm', startMs: 400, endMs: 300 }] }],
])('speech with an invalid %s fails the video after three attempts', async (invalid, over) => {
  synthesize = async (request, ctx) => ({ ...(await testEngine.speech.synthesize(request, ctx)), ...over });
  const { outcome, charged } = await production.make(spoken);
  expect(outcome.failure).toEqual({
    code: 'unavailable',
    message: `The engine returned speech with an invalid ${invalid}.`,
  });
  expect(charged).toBe(0);
});

test('a video shows the logo that the brand kit had when it was ordered, whatever happens to the logo afterwards', async () => {
  const { render } = testEngine.talkingHead;
  engine.talkingHead = {
    ...testEngine.talkingHead,
    async render(request, ctx) {
      // While the job runs.
      await production.db.transaction().execute((tx) => removeLogo(tx, production.client));
      return render(request, ctx);
    },
  };
  const logo = join(production.dir, 'logo.png') as LocalFile;
  await sharp({ create: { width: 128, height: 128, channels: 3, background: '#ff00ff' } })
    .png()
    .toFile(logo);
  await production.setLogo(logo);
  const made = [await production.make({ ...spoken, ...captioned }), await production.make({ ...spoken, ...captioned })];
  const isMagenta = await Promise.all(
    made.map(async ({ file }) => {
      const { stills } = await production.watch(file, [200, 1_400]);
      return Promise.all(stills.map(magentaAtCorner));
    }),
  );
  expect(isMagenta).toEqual([
    [true, true],
    [false, false],
  ]);
});

/** Where a square logo is in a video of 480 × 854 pixels. */
const magentaAtCorner = async (png: LocalFile): Promise<boolean> => {
  const part = await sharp(png).extract({ left: 30, top: 74, width: 30, height: 30 }).png().toBuffer();
  const [red, green, blue] = (await sharp(part).stats()).channels;
  return red!.mean > 200 && green!.mean < 60 && blue!.mean > 200;
};

test('a video has the caption look that the brand kit had when it was ordered', async () => {
  const save = (captionLook: CaptionLook) =>
    production.db
      .transaction()
      .execute((tx) => saveBrandKit(tx, production.client, { captionLook, captionsPosition: 'top' }));
  await save({ ...defaultCaptionLook, style: 'pill', accentColor: '#00ff00' });
  const green = await production.make({ ...spoken, ...captioned });
  await save(defaultCaptionLook);
  const usual = await production.make({ ...spoken, ...captioned });
  const shares = [];
  for (const { file } of [green, usual]) {
    const { stills } = await production.watch(file, [800]);
    shares.push(await greenShareOf(stills[0]!));
    // A request without a position has the default of the API, whatever the brand kit says.
    const top = await sharp(stills[0]!).extract({ left: 0, top: 0, width: 480, height: 427 }).png().toBuffer();
    expect(await greenShareOf(top)).toBe(0);
  }
  // The pill behind the words, and no green elsewhere.
  expect(shares[0]).toBeGreaterThan(0.005);
  expect(shares[1]).toBe(0);
});

/** How much of the picture is pure green. */
const greenShareOf = async (png: LocalFile | Buffer): Promise<number> => {
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pixels = data.length / 3;
  let green = 0;
  for (let at = 0; at < data.length; at += 3)
    if (data[at]! < 90 && data[at + 1]! > 180 && data[at + 2]! < 90) green += 1;
  return green / pixels;
};

test.each([true, false])('a video ordered with the label %s in the brand kit shows it, or nothing', async (aiLabel) => {
  await production.db.transaction().execute((tx) => saveBrandKit(tx, production.client, { aiLabel }));
  const { file } = await production.make({ ...spoken, ...captioned });
  await production.db.transaction().execute((tx) => saveBrandKit(tx, production.client, { aiLabel: false }));
  const { stills } = await production.watch(file, [0, 1_800]);
  for (const still of stills) {
    const part = await sharp(still).extract({ left: 300, top: 70, width: 120, height: 20 }).png().toBuffer();
    const { min, max } = (await sharp(part).stats()).channels[1]!;
    // White letters on a dark ground.
    expect(max - min > 120).toBe(aiLabel);
  }
});

test('the score of the lips that the engine drew is in the metadata, unless another engine moved them', async () => {
  const { render } = testEngine.talkingHead;
  const lipsync = { correlation: 0.8, lagMs: -10, closures: { count: 9, closed: 8 } };
  for (const synced of [true, false]) {
    engine.talkingHead = {
      ...testEngine.talkingHead,
      render: async (request, ctx) => ({
        ...(await render(request, ctx)),
        includes: { lipsync: synced, captions: false, sound: false },
        lipsync,
      }),
    };
    const { quality } = await production.make(spoken);
    expect(quality).toEqual(
      synced ? { lipsync: { correlation: 0.8, lag_ms: -10, closures: 9, closed: 8 } } : undefined,
    );
  }
});
