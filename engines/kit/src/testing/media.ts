// A StepContext that runs tasks in this process, tones, and encoders of sound and video files, for tests.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Encoder, Muxer } from 'node-av/api';
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_LIBX264,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Frame, Log, type Packet, Rational } from 'node-av/lib';
import { createSoundEncoder } from '../audio/encode-pcm.ts';
import type { Sound } from '../audio/wav.ts';
import type { Json } from '../json.ts';
import type { LocalFile, StepContext, Task, TaskRun } from '../step-context.ts';
import { offline } from './offline.ts';

// Encoders log a page of statistics when they are closed.
Log.setLevel(AV_LOG_QUIET);

/** A context without task processes: it imports the module of a task and runs it here. */
export async function testStepContext(): Promise<StepContext> {
  const dir = await mkdtemp(join(tmpdir(), 'step-'));
  return {
    dir,
    signal: new AbortController().signal,
    progress: () => undefined,
    async runTask<Input extends Json, Output extends Json, Rest extends Json = null>(
      task: Task<Input, Output, Rest>,
      input: Input,
      rest: Promise<Json> = Promise.resolve(null),
    ) {
      const module: { default: TaskRun<Input, Output, Json> } = await import(task.module.href);
      return module.default(input, { dir, progress: () => undefined }, rest);
    },
    ...offline,
  };
}

/** A sine of 440 Hz at a third of full scale. */
export const tone = (ms: number, sampleRate = 44_100): Float32Array =>
  Float32Array.from(
    { length: Math.round((ms * sampleRate) / 1000) },
    (_, i) => Math.sin((2 * Math.PI * 440 * i) / sampleRate) / 3,
  );

/** Encodes `samples` with any of FFmpeg's encoders, in the container that the extension of `out` names, padded to whole frames. */
export async function encodeAudio(
  out: string,
  {
    codec,
    samples,
    sampleRate,
    frameSamples,
  }: { codec: FFEncoderCodec; samples: Float32Array; sampleRate: number; frameSamples: number },
): Promise<LocalFile> {
  const timeBase = { num: 1, den: sampleRate };
  const encoder = await Encoder.create(codec, { autoResample: true });
  const muxer = await Muxer.open(out);
  const stream = muxer.addStream(encoder);
  const padded = new Float32Array(Math.ceil(samples.length / frameSamples) * frameSamples);
  padded.set(samples);
  async function* frames() {
    for (let at = 0; at < padded.length; at += frameSamples) {
      yield Frame.fromAudioBuffer(Buffer.from(padded.buffer, at * 4, frameSamples * 4), {
        nbSamples: frameSamples,
        format: AV_SAMPLE_FMT_FLTP,
        sampleRate,
        channelLayout: { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n },
        timeBase,
        pts: BigInt(at),
      });
    }
    yield null;
  }
  await writeAll({ encoder, muxer, stream }, frames());
  return out as LocalFile;
}

/**
 * Encodes an H.264 clip of one colour, grey unless `chroma` is given, silent or with sound as AAC. It names no matrix. `shade` returns 16 to 235 for a pixel of frame `i`, and is called once for
 * each frame if it takes no position; `pixelShape` is the ratio of a pixel's width to its height.
 */
export async function encodeClip(
  out: string,
  {
    frames,
    framesPerSecond,
    width,
    height,
    pixelShape = { num: 1, den: 1 },
    shade,
    chroma = { cb: 128, cr: 128 },
    sound,
  }: {
    frames: number;
    framesPerSecond: number;
    width: number;
    height: number;
    pixelShape?: { num: number; den: number };
    shade(i: number, x: number, y: number): number;
    chroma?: { cb: number; cr: number };
    sound?: Sound;
  },
): Promise<LocalFile> {
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    options: { preset: 'veryfast', crf: 20 },
    context: { framerate: new Rational(framesPerSecond, 1), threadCount: 1 },
  });
  const soundEncoder = sound && createSoundEncoder('aac', '96k');
  const muxer = await Muxer.open(out, { format: 'mp4', options: { movflags: '+faststart' } });
  const stream = muxer.addStream(encoder);
  const soundStream = soundEncoder ? muxer.addStream(soundEncoder.encoder) : -1;
  async function* pictures() {
    for (let i = 0; i < frames; i++) {
      const planes = Buffer.alloc((width * height * 3) / 2);
      planes.fill(chroma.cb, width * height, (width * height * 5) / 4).fill(chroma.cr, (width * height * 5) / 4);
      if (shade.length < 2) planes.fill(shade(i, 0, 0), 0, width * height);
      else for (let at = 0; at < width * height; at++) planes[at] = shade(i, at % width, Math.floor(at / width));
      yield Frame.fromVideoBuffer(planes, {
        width,
        height,
        format: AV_PIX_FMT_YUV420P,
        sampleAspectRatio: pixelShape,
        timeBase: { num: 1, den: framesPerSecond },
        pts: BigInt(i),
      });
    }
    yield null;
  }
  const soundPackets: Packet[] = [];
  for await (const packet of soundEncoder && sound ? soundEncoder.packets(sound) : []) soundPackets.push(packet);
  const writeSoundUntil = async (second: number): Promise<void> => {
    while (soundPackets[0] && Number(soundPackets[0].pts) < second * sound!.sampleRate) {
      const packet = soundPackets.shift()!;
      await muxer.writePacket(packet, soundStream);
      packet.free();
    }
  };
  for await (const packet of encoder.packets(pictures())) {
    if (packet === null) break;
    await writeSoundUntil(Number(packet.pts) / framesPerSecond);
    await muxer.writePacket(packet, stream);
    packet.free();
  }
  await writeSoundUntil(Number.POSITIVE_INFINITY);
  await muxer.close();
  encoder.close();
  soundEncoder?.encoder.close();
  return out as LocalFile;
}

async function writeAll(
  { encoder, muxer, stream }: { encoder: Encoder; muxer: Muxer; stream: number },
  frames: AsyncIterable<Frame | null>,
): Promise<void> {
  for await (const packet of encoder.packets(frames)) {
    if (packet === null) break;
    await muxer.writePacket(packet, stream);
    packet.free();
  }
  await muxer.close();
  encoder.close();
}
