// Decodes a whole video in a task process and measures it.
import { readFile } from 'node:fs/promises';
import { Decoder, Demuxer } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_PIX_FMT_RGB24, AV_SAMPLE_FMT_FLT, type AVCodecID } from 'node-av/constants';
import { Codec, type Frame, type Stream } from 'node-av/lib';
import sharp from 'sharp';
import { measureLoudness, measureTruePeak } from '../audio/loudness.ts';
import type { TaskRun } from '../step-context.ts';
import type { InspectedVideo, InspectVideoInput } from './inspect-video.ts';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };

const inspectVideo: TaskRun<InspectVideoInput, InspectedVideo> = async ({ file, stills }) => {
  const picture = await inspectPicture(file, stills);
  return { ...picture, sound: await inspectSound(file), faststart: await isFaststart(file) };
};

export default inspectVideo;

async function openVideo(file: string): Promise<{ demuxer: Demuxer; picture: Stream; sound: Stream | undefined }> {
  const demuxer = await Demuxer.open(file, { format: 'mov' });
  const picture = demuxer.video();
  if (picture === undefined) throw new Error('A video without a picture.');
  return { demuxer, picture, sound: demuxer.audio() };
}

/** Boxes of an MP4: four bytes of size, four letters of type. */
async function isFaststart(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'moov') return true;
    if (type === 'mdat') return false;
    const size = bytes.readUInt32BE(at);
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : Math.max(8, size);
  }
  return false;
}

async function inspectPicture(
  file: string,
  stills: InspectVideoInput['stills'],
): Promise<Omit<InspectedVideo, 'sound' | 'faststart'>> {
  const { demuxer, picture } = await openVideo(file);
  // Only stills need colours.
  const decoder = await Decoder.create(
    picture,
    stills.length > 0 ? { rescale: { pixelFormat: AV_PIX_FMT_RGB24 } } : {},
  );
  let frames = 0;
  for await (const frame of decoded(decoder, demuxer, picture)) {
    for (const still of stills) if (still.frame === frames) await writeStill(frame, still.out);
    frames++;
  }
  const { codecId, width, height } = picture.codecpar;
  const framesPerSecond = picture.avgFrameRate.num / picture.avgFrameRate.den;
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
  const chunks: Buffer[] = [];
  for await (const frame of decoded(decoder, demuxer, sound)) {
    chunks.push(Buffer.from(frame.data![0]!.subarray(0, frame.nbSamples * 4)));
  }
  decoder.close();
  await demuxer.close();
  const samples = new Float32Array(Uint8Array.from(Buffer.concat(chunks)).buffer);
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
