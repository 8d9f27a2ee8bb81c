// Finds the quietest moment of a part of a video.
import { Decoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import { openVideo } from './open-video.ts';

const RATE = 8000;
const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
const STEP = RATE / 50;
/** Steps before and after one that count with it: lips take about 100 ms to close and open again. */
const AROUND = 3;

/** The middle of the quietest 140 ms between two moments, in seconds; the first of several, and `from` without sound. */
export async function quietestMoment(file: string, { from, to }: { from: number; to: number }): Promise<number> {
  const levels = levelsOf(await decodeStart(file, to + (AROUND * STEP) / RATE));
  let quietest = { level: Number.POSITIVE_INFINITY, at: from };
  for (let step = Math.ceil((from * RATE) / STEP); step + AROUND < levels.length; step++) {
    const level = levels.slice(Math.max(0, step - AROUND), step + AROUND + 1).reduce((sum, each) => sum + each, 0);
    // Silence of one loudness differs by rounding errors.
    if (level < quietest.level * 0.99 - 1e-9) quietest = { level, at: ((step + 0.5) * STEP) / RATE };
  }
  return quietest.at;
}

/** The energy of each step. */
const levelsOf = (samples: readonly number[]): number[] =>
  Array.from({ length: Math.floor(samples.length / STEP) }, (_, step) =>
    samples.slice(step * STEP, (step + 1) * STEP).reduce((sum, sample) => sum + sample * sample, 0),
  );

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
  return samples.slice(0, Math.round(seconds * RATE));
}
