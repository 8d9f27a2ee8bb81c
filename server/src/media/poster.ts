// Chooses the frame near the start of a video that stands for it: the eyes are open, and the mouth is at rest.
import { Decoder, FilterAPI, Scaler } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLT, AVCOL_SPC_UNSPECIFIED } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import sharp, { type Sharp } from 'sharp';
import { framesPerSecondOf, openVideo } from './open-video.ts';

/** In seconds. By the first, the first words are on screen and the picture has stopped fading in; most speakers pause by the last. */
const FROM = 1.2;
const TO = 4;

const RATE = 8000;
const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
/** Seconds before and after a frame whose sound counts with it. */
const AROUND = 0.07;
/** Energy of a pause, in parts of the mean. Room tone is below it, and quiet consonants are above. */
const PAUSE = 0.03;
/** Quiet frames in a row: with the sound around them they are a pause of about 0.2 s, in which a mouth comes to rest. */
const PAUSE_FRAMES = 2;

/** In pixels: enough to tell open eyes from closed ones. */
const SIZE = { width: 90, height: 160 } as const;
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

/** Ranks of frames by their sound, lower is better: the pauses in their order, the opening, other frames by their loudness. */
const RANK = { pause: 1000, opening: 5e5, loud: 1e6, last: 1e9 } as const;

/**
 * The middle of the first pause: the mouth rests, and captions are on screen. Else the first frame, if it is silent and the picture stays:
 * a speaker waits for the first word. Else the quietest frame. Frames in a transition or near a blink are not chosen, nor any after the first shot.
 */
export async function posterOf(file: string): Promise<Sharp> {
  const samples = await decodeSound(file, TO + AROUND);
  const { demuxer, picture } = await openVideo(file);
  try {
    const framesPerSecond = framesPerSecondOf(picture);
    // Of a very short video, the frame in its middle.
    const first = Math.min(Math.ceil(FROM * framesPerSecond), Math.floor(Number(picture.nbFrames) / 2));
    using decoder = await Decoder.create(picture);
    const frames = decoder.frames(demuxer.packets(picture.index));
    return await bestOf(frames, { first, framesPerSecond, ranks: ranksBySound(samples, framesPerSecond, first) });
  } finally {
    await demuxer.close();
  }
}

interface Search {
  /** The first frame that can be chosen for its sound, and the one that is chosen if none is good. */
  first: number;
  framesPerSecond: number;
  /** By the index of a frame. */
  ranks: readonly number[];
}

/** Decodes each frame once. Holds the best so far, and the few that are decided when the frames after them are known. */
async function bestOf(frames: AsyncIterable<Frame | null>, search: Search): Promise<Sharp> {
  const { first, framesPerSecond, ranks } = search;
  const ahead = Math.ceil(AROUND_BLINK * framesPerSecond) + 1;
  using scaler = new Scaler();
  const looks: Look[] = [];
  const waiting: Frame[] = [];
  let best: { frame: Frame; rank: number } | undefined;
  /** Decides about the first of the waiting frames. Returns whether the first shot has ended. */
  const decide = (): boolean => {
    const index = looks.length - waiting.length;
    const frame = waiting.shift()!;
    const isGood = index === 0 ? isOpening(looks, search) : index >= first && isSteady(looks, index, search);
    if (index > first && !isGood && best!.rank < RANK.last) {
      frame.free();
      return true;
    }
    const rank = isGood && !mayBlink(looks, index, search) ? ranks[index]! : Number.POSITIVE_INFINITY;
    const kept = index === first ? Math.min(rank, RANK.last) : rank;
    if (best === undefined || kept < best.rank) {
      best?.frame.free();
      best = { frame, rank: kept };
    } else frame.free();
    return false;
  };
  for await (const frame of frames) {
    if (frame === null || looks.length >= ranks.length) {
      frame?.free();
      break;
    }
    looks.push(lookAt(scaler.toBufferSync(frame, { resize: SIZE, format: 'gray' }), looks.at(-1)));
    waiting.push(frame);
    if (best && looks.length <= first && !isOpening(looks, search)) best.rank = Number.POSITIVE_INFINITY;
    if (waiting.length > ahead && decide()) break;
  }
  while (waiting.length > 0 && !decide());
  for (const frame of waiting) frame.free();
  if (best === undefined) throw new Error('The video has no frames.');
  const { width, height } = best.frame;
  const pixels = toRgb(best.frame);
  best.frame.free();
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** With the matrix of the video; a scaler assumes BT.601, which makes reds darker. Players assume BT.709 if no matrix is named. */
function toRgb(frame: Frame): Buffer {
  const matrix = frame.colorSpace === AVCOL_SPC_UNSPECIFIED ? 'bt709' : 'auto';
  using filter = FilterAPI.create(`scale=in_color_matrix=${matrix},format=rgb24`);
  const [converted] = [...filter.processAllSync(frame), ...filter.flushFramesSync()];
  const pixels = converted!.toBuffer();
  converted!.free();
  return pixels;
}

/** Whether the first frame shows a face and stands for the video: the picture does not fade in, and the first shot is no flash. */
const isOpening = (looks: readonly Look[], { first }: Search): boolean =>
  looks[0]!.edges >= PLAIN && looks.slice(1, first).every(({ change }) => change < STEADY);

/** Whether the picture around a frame has settled. */
function isSteady(looks: readonly Look[], index: number, { framesPerSecond }: Search): boolean {
  const since = Math.max(1, Math.ceil(index - SETTLED * framesPerSecond));
  return looks.slice(since, index + 2).every(({ change }) => change < STEADY);
}

function mayBlink(looks: readonly Look[], index: number, { framesPerSecond }: Search): boolean {
  const reach = Math.ceil(AROUND_BLINK * framesPerSecond);
  return looks.slice(Math.max(0, index - reach), index + reach + 1).some(({ eyes }) => eyes > BLINK);
}

/** The rank of each frame up to `TO`. */
function ranksBySound(samples: readonly number[], framesPerSecond: number, first: number): number[] {
  const energies = Array.from({ length: Math.ceil(TO * framesPerSecond) }, (_, index) => {
    const at = index / framesPerSecond;
    return (at + AROUND) * RATE > samples.length ? undefined : energyAround(samples, at, AROUND);
  });
  const heard = energies.filter((energy) => energy !== undefined);
  const mean = heard.reduce((sum, energy) => sum + energy, 0) / heard.length;
  const isQuiet = (index: number) => (energies[index] ?? Number.POSITIVE_INFINITY) < PAUSE * mean;
  const ranks = energies.map((energy, index) => {
    if (index === 0) return isQuiet(0) ? RANK.opening : Number.POSITIVE_INFINITY;
    // Silence of one loudness differs by rounding errors.
    return energy === undefined ? Number.POSITIVE_INFINITY : RANK.loud + Math.round((100 * energy) / (mean || 1));
  });
  for (let from = first, pauses = 0; from < ranks.length; from++) {
    let to = from;
    while (to < ranks.length && isQuiet(to)) to++;
    if (to - from < PAUSE_FRAMES) continue;
    for (let index = from; index < to; index++)
      ranks[index] = (1 + pauses) * RANK.pause + Math.abs(index - (from + to - 1) / 2);
    pauses++;
    from = to;
  }
  return ranks;
}

const energyAround = (samples: readonly number[], at: number, reach: number): number =>
  samples
    .slice(Math.max(0, Math.round((at - reach) * RATE)), Math.round((at + reach) * RATE))
    .reduce((sum, sample) => sum + sample * sample, 0);

/** What a small picture of a frame shows. */
interface Look {
  blocks: Float32Array;
  /** Mean difference of its blocks from those of the frame before. */
  change: number;
  /** Mean vertical difference around the eyes, and how much it changed, in parts of the one before. */
  edges: number;
  eyes: number;
}

function lookAt(pixels: Buffer, before: Look | undefined): Look {
  const [blocks, edges] = [blocksOf(pixels), edgesAtEyes(pixels)];
  if (before === undefined) return { blocks, change: 0, edges, eyes: 0 };
  return {
    blocks,
    change: blocks.reduce((sum, value, i) => sum + Math.abs(value - before.blocks[i]!), 0) / blocks.length,
    edges,
    eyes: before.edges < PLAIN ? 0 : Math.abs(edges - before.edges) / before.edges,
  };
}

/** The mean of each block. */
function blocksOf(pixels: Buffer): Float32Array {
  const across = SIZE.width / BLOCK;
  const blocks = new Float32Array((across * SIZE.height) / BLOCK);
  for (const [i, value] of pixels.entries()) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    blocks[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)]! += value / BLOCK ** 2;
  }
  return blocks;
}

/** Open eyes have more edges than lids. */
function edgesAtEyes(pixels: Buffer): number {
  const { width, height } = SIZE;
  let [sum, count] = [0, 0];
  for (let y = Math.round(EYES.top * height); y < EYES.bottom * height; y++) {
    for (let x = EYES.left * width; x < EYES.right * width; x++, count++)
      sum += Math.abs(pixels[y * width + x]! - pixels[(y - 1) * width + x]!);
  }
  return sum / count;
}

/** At most the first `seconds` of the sound at 8 kHz, and none if the video has no sound. */
async function decodeSound(file: string, seconds: number): Promise<number[]> {
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
