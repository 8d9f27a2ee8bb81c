// Makes sound faster or slower at the same pitch, with FFmpeg's filter for it. Only for task processes.
import { FilterAPI } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { SOUND_RATE } from './wav.ts';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
const FRAME_SAMPLES = 4_096;

/**
 * @param samples mono at `SOUND_RATE`
 * @param tempo 0.5 to 2; 2 halves the length
 */
export async function changeTempo(samples: Float32Array, tempo: number): Promise<Float32Array> {
  using filter = FilterAPI.create(`atempo=${tempo},aformat=sample_fmts=flt`);
  const parts: Buffer[] = [];
  for await (const frame of filter.frames(framesOf(samples))) {
    if (frame === null) break;
    parts.push(Buffer.from(frame.data![0]!.subarray(0, frame.nbSamples * 4)));
    frame.free();
  }
  const bytes = new Uint8Array(Buffer.concat(parts));
  return new Float32Array(bytes.buffer);
}

async function* framesOf(samples: Float32Array): AsyncGenerator<Frame | null> {
  for (let at = 0; at < samples.length; at += FRAME_SAMPLES) {
    const part = samples.slice(at, at + FRAME_SAMPLES);
    yield Frame.fromAudioBuffer(Buffer.from(part.buffer), {
      nbSamples: part.length,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: SOUND_RATE,
      channelLayout: MONO,
      timeBase: { num: 1, den: SOUND_RATE },
      pts: BigInt(at),
    });
  }
  yield null;
}
