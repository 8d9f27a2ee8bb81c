// Finds the first pause of a part of a video in which its picture is steady, or else its quietest moment.
import { Decoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_PIX_FMT_GRAY8, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import { framesPerSecondOf, openVideo } from './open-video.ts';

const RATE = 8000;
const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
/** Seconds before and after a moment that count with it: lips take about 100 ms to close and open again. */
const AROUND = 0.07;

/** Energy of a pause, in parts of the mean. Room tone is below it, and quiet consonants are above. */
const PAUSE = 0.03;
/** Seconds after the beginning of a pause within which its quietest moment is looked for: then a word is about to begin. */
const AFTER = 0.3;

/** In pixels: enough to tell open eyes from closed ones. */
const WIDTH = 90;
const HEIGHT = 160;
/** In pixels: blocks of this size tell a new picture from a speaker who moves. */
const BLOCK = 5;

/** Where the eyes of a speaker are, in parts of the picture. */
const EYES = { left: 0.2, right: 0.8, top: 0.15, bottom: 0.42 };
/** Change of the edges there between two frames, in parts of them: of eyelids at least 3 %, of a head that moves below 1 %. */
const BLINK = 0.015;
/** Mean difference of the pixels there, of 255, below which there is no face. */
const PLAIN = 2;
/** Seconds before and after such a change in which the eyes may not be open. */
const AROUND_BLINK = 0.09;

/** Mean change of a block between two frames, of 255, above which the picture is changing; a speaker stays below 1. */
const STEADY = 2.5;
/** Seconds for which it has been steady before: titles move in after a cut. */
const SETTLED = 0.6;

/** In seconds, the first of several; `from` if the picture changes all the time, or there is no sound. */
export async function quietestMoment(file: string, { from, to }: { from: number; to: number }): Promise<number> {
  const samples = await decodeStart(file, to + AROUND);
  const { framesPerSecond, changes, eyes } = await changesIn(file, to);
  const isSteady = (frame: number): boolean =>
    changes.slice(Math.max(1, Math.ceil(frame - SETTLED * framesPerSecond)), frame + 2).every((each) => each < STEADY);
  const reach = Math.ceil(AROUND_BLINK * framesPerSecond);
  const mayBlink = (frame: number): boolean =>
    eyes.slice(Math.max(0, frame - reach), frame + reach + 1).some((change) => change > BLINK);
  const moments: Moment[] = [];
  let [loudness, count] = [0, 0];
  for (let frame = Math.ceil(from * framesPerSecond); frame + 1 < changes.length; frame++) {
    const at = frame / framesPerSecond;
    if ((at + AROUND) * RATE > samples.length) break;
    const energy = energyAround(samples, at, AROUND);
    loudness += energy;
    count++;
    if (isSteady(frame)) {
      if (!mayBlink(frame)) moments.push({ at, energy });
    } // The first shot is what the video begins with.
    else if (moments.length > 0) break;
  }
  const mean = loudness / count;
  const pause = moments.find(({ energy }) => energy < PAUSE * mean);
  return quietestOf(pause ? moments.filter(({ at }) => at >= pause.at && at < pause.at + AFTER) : moments)?.at ?? from;
}

interface Moment {
  at: number;
  energy: number;
}

/** The first of several. */
const quietestOf = (moments: readonly Moment[]): Moment | undefined =>
  // Silence of one loudness differs by rounding errors.
  moments.reduce<Moment | undefined>(
    (best, moment) => (best && moment.energy >= best.energy * 0.99 - 1e-9 ? best : moment),
    undefined,
  );

const energyAround = (samples: readonly number[], at: number, reach: number): number =>
  samples
    .slice(Math.max(0, Math.round((at - reach) * RATE)), Math.round((at + reach) * RATE))
    .reduce((sum, sample) => sum + sample * sample, 0);

interface Changes {
  framesPerSecond: number;
  /** How much each frame differs from the one before it: mean of all blocks. */
  changes: number[];
  /** How much the edges around the eyes do, in parts of those before. */
  eyes: number[];
}

/** Of the frames up to a second. */
async function changesIn(file: string, seconds: number): Promise<Changes> {
  const { demuxer, picture } = await openVideo(file);
  const rescale = { width: WIDTH, height: HEIGHT, pixelFormat: AV_PIX_FMT_GRAY8 };
  const decoder = await Decoder.create(picture, { rescale });
  const framesPerSecond = framesPerSecondOf(picture);
  const [changes, eyes]: [number[], number[]] = [[], []];
  let before: { blocks: Float32Array; edges: number } | undefined;
  try {
    for await (const frame of decoder.frames(demuxer.packets(picture.index))) {
      if (frame === null || changes.length > seconds * framesPerSecond) break;
      const pixels = frame.toBuffer();
      frame.free();
      const now = { blocks: blocksOf(pixels), edges: edgesAtEyes(pixels) };
      const last = before ?? now;
      changes.push(
        now.blocks.reduce((sum, value, i) => sum + Math.abs(value - last.blocks[i]!), 0) / now.blocks.length,
      );
      eyes.push(last.edges < PLAIN ? 0 : Math.abs(now.edges - last.edges) / last.edges);
      before = now;
    }
  } finally {
    decoder.close();
    await demuxer.close();
  }
  return { framesPerSecond, changes, eyes };
}

/** The mean of each block. */
function blocksOf(pixels: Buffer): Float32Array {
  const across = WIDTH / BLOCK;
  const blocks = new Float32Array((across * HEIGHT) / BLOCK);
  for (const [i, value] of pixels.entries()) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    blocks[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)]! += value / BLOCK ** 2;
  }
  return blocks;
}

/** The mean vertical difference around the eyes: open eyes have more of it than lids. */
function edgesAtEyes(pixels: Buffer): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(EYES.top * HEIGHT); y < EYES.bottom * HEIGHT; y++) {
    for (let x = EYES.left * WIDTH; x < EYES.right * WIDTH; x++, count++)
      sum += Math.abs(pixels[y * WIDTH + x]! - pixels[(y - 1) * WIDTH + x]!);
  }
  return sum / count;
}

/** At most the first `seconds` of the sound at 8 kHz, and none if the video has no sound. */
async function decodeStart(file: string, seconds: number): Promise<number[]> {
  const { demuxer, sound } = await openVideo(file);
  const samples: number[] = [];
  try {
    if (!sound) return samples;
    using decoder = await Decoder.create(sound, {
      threadCount: 1,
      resample: { sampleRate: RATE, sampleFormat: AV_SAMPLE_FMT_FLT, channelLayout: MONO },
    });
    for await (const frame of decoder.frames(demuxer.packets(sound.index))) {
      if (frame === null) break;
      const bytes = Buffer.from(frame.data![0]!.subarray(0, frame.nbSamples * 4));
      frame.free();
      samples.push(...new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4));
      if (samples.length >= seconds * RATE) break;
    }
  } finally {
    await demuxer.close();
  }
  return samples;
}
