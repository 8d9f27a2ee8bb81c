// A small engine for tests. Its clips are real MP4 files: silent, and in another size, frame rate and length than ordered.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWav, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { Ports } from '@greenroom/engine-kit/ports/ports';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { encodeClip, tone } from '@greenroom/engine-kit/testing/media';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import sharp from 'sharp';

/** The gray of its frames, by port. */
export const SHADES = { rendered: 60, lipsynced: 150 };

const WORD_MS = 300;
/** The silence before the first word. */
const LEAD_MS = 400;
const LENGTH_OVER_MS = 200;
const SHOT_LENGTH_MS = 5_000;

const fresh = (ctx: StepContext, ending: string) => join(ctx.dir, `${randomUUID()}.${ending}`) as LocalFile;

export const timingsOf = (text: string): Timings => ({
  words: text.split(' ').map((word, i) => {
    const startMs = LEAD_MS + i * WORD_MS;
    return { text: word, startMs, endMs: startMs + WORD_MS - 40 };
  }),
  phones: [],
});

export const speechMsOf = (text: string): number => LEAD_MS + text.split(' ').length * WORD_MS;

const lengthMs = async (wav: LocalFile): Promise<number> => {
  const { samples, sampleRate } = await readWav(wav);
  return (samples.length * 1000) / sampleRate;
};

/** A silent clip of 24 frames/s, wider than any video. */
export const mismatchedClip = (ctx: StepContext, ms: number, shade: number) =>
  encodeClip(fresh(ctx, 'mp4'), {
    width: 160,
    height: 120,
    framesPerSecond: 24,
    frames: Math.round((ms * 24) / 1000),
    shade: () => shade,
  });

export const testEngine = {
  ...smallPorts,
  name: 'test',
  speech: {
    ...smallPorts.speech,
    isFree: false,
    async synthesize({ text }, ctx) {
      const file = fresh(ctx, 'wav');
      // Quieter than a finished video.
      const samples = tone(speechMsOf(text)).map((sample) => sample / 8);
      await writeWav(file, samples, 44_100);
      return { ...timingsOf(text), file, durationMs: speechMsOf(text), warnings: [] };
    },
  },
  firstFrame: {
    async draw(_, ctx) {
      const image = fresh(ctx, 'png');
      const background = { r: 90, g: 90, b: 90 };
      await writeFile(
        image,
        await sharp({ create: { width: 90, height: 160, channels: 3, background } })
          .png()
          .toBuffer(),
      );
      return { image, recipe: { json: null, files: {} } };
    },
  },
  talkingHead: {
    ...smallPorts.talkingHead,
    async render({ speech }, ctx) {
      const ms = (await lengthMs((await speech).file)) + LENGTH_OVER_MS;
      return {
        clip: await mismatchedClip(ctx, ms, SHADES.rendered),
        includes: { lipsync: false, captions: false, sound: false },
        firstFrame: undefined,
      };
    },
  },
  lipsync: { sync: async ({ speech }, ctx) => mismatchedClip(ctx, await lengthMs(speech), SHADES.lipsynced) },
  sceneClip: {
    ...smallPorts.sceneClip,
    subjects: ['presenter', 'split', 'element', 'place', 'title'],
    maxClipMs: Number.POSITIVE_INFINITY,
    maxConcurrentClips: 1,
    // Always of the same length.
    render: async (_, ctx) => ({
      clip: await mismatchedClip(ctx, SHOT_LENGTH_MS, SHADES.rendered),
      includes: { lipsync: true, sound: false },
      unshown: [],
    }),
  },
} satisfies Ports & { name: string };
