// Decodes a finished video: its frames one by one, and its sound.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { Decoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_PIX_FMT_RGBA, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import type { Raster } from '../engines/studio/src/photo/raster.ts';
import { framesPerSecondOf, openVideo } from '../server/src/media/open-video.ts';

export async function* framesOf(file: string): AsyncGenerator<Raster> {
  const { demuxer, picture } = await openVideo(file);
  const decoder = await Decoder.create(picture, { rescale: { pixelFormat: AV_PIX_FMT_RGBA } });
  for await (const frame of decoder.frames(demuxer.packets(picture.index))) {
    if (frame === null) break;
    const { width, height } = frame;
    const rgba = new Uint8ClampedArray(frame.toBuffer());
    frame.free();
    yield { width, height, rgba };
  }
  decoder.close();
  await demuxer.close();
}

export const frameRateOf = async (file: string): Promise<number> => {
  const { demuxer, picture } = await openVideo(file);
  const framesPerSecond = framesPerSecondOf(picture);
  await demuxer.close();
  return framesPerSecond;
};

export const soundOf = async (file: string): Promise<Sound> => {
  const { demuxer, sound } = await openVideo(file);
  const { sampleRate } = sound!.codecpar;
  const mono = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
  const decoder = await Decoder.create(sound!, { resample: { sampleFormat: AV_SAMPLE_FMT_FLT, channelLayout: mono } });
  const chunks: Buffer[] = [];
  for await (const frame of decoder.frames(demuxer.packets(sound!.index))) {
    if (frame === null) break;
    chunks.push(Buffer.from(frame.data![0]!.subarray(0, frame.nbSamples * 4)));
    frame.free();
  }
  decoder.close();
  await demuxer.close();
  const bytes = Buffer.concat(chunks);
  return { samples: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4), sampleRate };
};
