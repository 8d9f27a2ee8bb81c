// The child that reads a video of ours through.

import { measureLoudness, measureTruePeak } from '@greenroom/engine-kit/audio/loudness';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { Decoder, type Demuxer } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_PIX_FMT_RGB24, AV_SAMPLE_FMT_FLT, type AVCodecID } from 'node-av/constants';
import { Codec, type Frame, type Stream } from 'node-av/lib';
import sharp from 'sharp';
import type { InspectedVideo, InspectVideoInput } from './inspect-video.ts';
import { framesPerSecondOf, openVideo } from './own-video.ts';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };

const inspectVideo: TaskRun<InspectVideoInput, InspectedVideo> = async ({ file, stills }) => {
  const picture = await inspectPicture(file, stills);
  return { ...picture, sound: await inspectSound(file) };
};

export default inspectVideo;

async function inspectPicture(
  file: string,
  stills: InspectVideoInput['stills'],
): Promise<Omit<InspectedVideo, 'sound'>> {
  const { demuxer, picture } = await openVideo(file);
  const decoder = await Decoder.create(picture, { rescale: { pixelFormat: AV_PIX_FMT_RGB24 } });
  let frames = 0;
  for await (const frame of decoded(decoder, demuxer, picture)) {
    for (const still of stills) if (still.frame === frames) await writeStill(frame, still.out);
    frames++;
  }
  const { codecId, width, height } = picture.codecpar;
  const framesPerSecond = framesPerSecondOf(picture);
  const comment = demuxer.metadata.comment ?? null;
  decoder.close();
  await demuxer.close();
  const missing = stills.find((still) => still.frame >= frames);
  if (missing !== undefined) throw new Error(`Frame ${missing.frame} of a video of ${frames} frames.`);
  const pictureMs = (frames * 1000) / framesPerSecond;
  return { codec: nameOf(codecId), width, height, framesPerSecond, frames, pictureMs, comment };
}

async function inspectSound(file: string): Promise<InspectedVideo['sound']> {
  const { demuxer, sound } = await openVideo(file);
  if (sound === undefined) {
    await demuxer.close();
    return null;
  }
  const { codecId, sampleRate, channels } = sound.codecpar;
  const decoder = await Decoder.create(sound, { resample: { sampleFormat: AV_SAMPLE_FMT_FLT, channelLayout: MONO } });
  const chunks: number[] = [];
  for await (const frame of decoded(decoder, demuxer, sound)) {
    const bytes = Buffer.from(frame.data![0]!.subarray(0, frame.nbSamples * 4));
    for (const sample of new Float32Array(bytes.buffer, bytes.byteOffset, frame.nbSamples)) chunks.push(sample);
  }
  decoder.close();
  await demuxer.close();
  const samples = Float32Array.from(chunks);
  return {
    codec: nameOf(codecId),
    sampleRate,
    channels,
    soundMs: (samples.length * 1000) / sampleRate,
    lufs: finite(measureLoudness(samples, sampleRate)),
    truePeakDb: finite(measureTruePeak(samples)),
  };
}

async function* decoded(decoder: Decoder, demuxer: Demuxer, stream: Stream): AsyncGenerator<Frame> {
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame === null) return;
    yield frame;
    frame.free();
  }
}

async function writeStill(frame: Frame, out: string): Promise<void> {
  const { width, height } = frame;
  const raw = frame.toBuffer();
  await sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(out);
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** FFmpeg's short name: `h264`, `aac`. */
const nameOf = (codec: AVCodecID): string => Codec.findDecoder(codec)?.name ?? String(codec);
