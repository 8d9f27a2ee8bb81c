// What the tests of sound, pictures and video share: a StepContext that runs tasks in this process, tones, and foreign files to decode.
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

// Encoders tell a page of figures at every close.
Log.setLevel(AV_LOG_QUIET);

/** A context without task processes: the task's module is imported and run here. */
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

/** Encodes `samples` with any of FFmpeg's encoders into whatever container the file's ending names; padded to whole frames. */
export async function encodeForeign(
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
 * An H.264 clip of grey pictures: `shade` of 16 to 235 for frame `i`, at a place of it; silent, or with a sound as AAC.
 * `pixelShape`: width to height of a pixel.
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
    sound,
  }: {
    frames: number;
    framesPerSecond: number;
    width: number;
    height: number;
    pixelShape?: { num: number; den: number };
    shade(i: number, x: number, y: number): number;
    sound?: Sound;
  },
): Promise<LocalFile> {
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    options: { preset: 'veryfast', crf: 20 },
    context: { framerate: new Rational(framesPerSecond, 1), threadCount: 1 },
  });
  const voice = sound && createSoundEncoder('aac', '96k');
  const muxer = await Muxer.open(out, { format: 'mp4', options: { movflags: '+faststart' } });
  const stream = muxer.addStream(encoder);
  const voiceStream = voice ? muxer.addStream(voice.encoder) : -1;
  async function* pictures() {
    for (let i = 0; i < frames; i++) {
      const planes = Buffer.alloc((width * height * 3) / 2, 128);
      for (let at = 0; at < width * height; at++) planes[at] = shade(i, at % width, Math.floor(at / width));
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
  const track = voice && sound ? voice.packets(sound) : undefined;
  const heard: Packet[] = [];
  for await (const packet of track ?? []) heard.push(packet);
  const writeSoundUntil = async (second: number): Promise<void> => {
    while (heard[0] && Number(heard[0].pts) < second * sound!.sampleRate) {
      const packet = heard.shift()!;
      await muxer.writePacket(packet, voiceStream);
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
  voice?.encoder.close();
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
