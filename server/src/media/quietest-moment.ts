// Finds the quietest moment of a part of a video in which its picture is steady.
import { Decoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_PIX_FMT_GRAY8, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import { framesPerSecondOf, openVideo } from './open-video.ts';

const RATE = 8000;
const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
/** Seconds before and after a moment that count with it: lips take about 100 ms to close and open again. */
const AROUND = 0.07;

/** Speakers blink when they pause: in seconds after the last sound. */
const BLINK = { from: 0.1, to: 0.32 };
/** The energy below which a moment is a pause, of the loudest. */
const PAUSE = 0.02;

/** In pixels: enough to tell a new picture from a speaker who moves. */
const THUMBNAIL = { width: 18, height: 32 };
/** Mean change of a pixel between two frames, of 255, above which the picture is changing; a speaker stays below 1. */
const STEADY = 2.5;
/** Seconds for which it has been steady before: titles move in after a cut. */
const SETTLED = 0.6;

/** In seconds, the first of several; `from` if the picture changes all the time, or there is no sound. */
export async function quietestMoment(file: string, { from, to }: { from: number; to: number }): Promise<number> {
  const samples = await decodeStart(file, to + AROUND);
  const { framesPerSecond, changes } = await changesIn(file, to);
  const isSteady = (frame: number): boolean =>
    changes.slice(Math.max(1, Math.ceil(frame - SETTLED * framesPerSecond)), frame + 2).every((each) => each < STEADY);
  const energies = changes.map((_, frame) => energyAround(samples, frame / framesPerSecond, 0.5 / framesPerSecond));
  const loudest = Math.max(...energies);
  const mayBlink = (frame: number): boolean => {
    const paused =
      (frame - energies.findLastIndex((energy, i) => i <= frame && energy > PAUSE * loudest)) / framesPerSecond;
    return paused > BLINK.from && paused < BLINK.to;
  };
  let quietest = { energy: Number.POSITIVE_INFINITY, at: from };
  for (let frame = Math.ceil(from * framesPerSecond); frame + 1 < changes.length; frame++) {
    const at = frame / framesPerSecond;
    if (!isSteady(frame) || mayBlink(frame) || (at + AROUND) * RATE > samples.length) continue;
    const energy = energyAround(samples, at, AROUND);
    // Silence of one loudness differs by rounding errors.
    if (energy < quietest.energy * 0.99 - 1e-9) quietest = { energy, at };
  }
  return quietest.at;
}

const energyAround = (samples: readonly number[], at: number, reach: number): number =>
  samples
    .slice(Math.max(0, Math.round((at - reach) * RATE)), Math.round((at + reach) * RATE))
    .reduce((sum, sample) => sum + sample * sample, 0);

/** How much each frame up to a second differs from the one before it: mean of all pixels. */
async function changesIn(file: string, seconds: number): Promise<{ framesPerSecond: number; changes: number[] }> {
  const { demuxer, picture } = await openVideo(file);
  const decoder = await Decoder.create(picture, { rescale: { ...THUMBNAIL, pixelFormat: AV_PIX_FMT_GRAY8 } });
  const framesPerSecond = framesPerSecondOf(picture);
  const changes: number[] = [];
  let before: Buffer | undefined;
  try {
    for await (const frame of decoder.frames(demuxer.packets(picture.index))) {
      if (frame === null || changes.length > seconds * framesPerSecond) break;
      const pixels = frame.toBuffer();
      frame.free();
      const last = before ?? pixels;
      changes.push(pixels.reduce((sum, value, i) => sum + Math.abs(value - last[i]!), 0) / pixels.length);
      before = pixels;
    }
  } finally {
    decoder.close();
    await demuxer.close();
  }
  return { framesPerSecond, changes };
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
