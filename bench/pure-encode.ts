// The reference encode: frames in memory, encoded by libx264 with preset veryfast and crf 20; and the fidelity of a video to them.
import { Decoder, Demuxer, Encoder, Frame, Muxer, type Packet, Rational } from 'node-av';
import { AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants';
import type { FrameSource } from '../engines/studio/src/render/encode-video.ts';

type Shape = Pick<FrameSource, 'width' | 'height' | 'framesPerSecond'>;

/** `frames`: Y, U and V, concatenated. Uses the same threads and key frame interval as the service's videos. */
export const encodePure = async (file: string, frames: readonly Uint8Array[], shape: Shape): Promise<void> => {
  const { width, height, framesPerSecond } = shape;
  const encoder = Encoder.createSync(FF_ENCODER_LIBX264, {
    options: { preset: 'veryfast', crf: 20 },
    context: { framerate: new Rational(framesPerSecond, 1), threadCount: 2, gopSize: framesPerSecond * 4 },
  });
  const muxer = await Muxer.open(file, { options: { movflags: '+faststart' } });
  const stream = muxer.addStream(encoder);
  const write = (packet: Packet | null): void => {
    if (!packet) return;
    muxer.writePacketSync(packet, stream);
    packet.free();
  };
  for (const [i, bytes] of frames.entries()) {
    const pixels = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
    const timeBase = { num: 1, den: framesPerSecond };
    const frame = Frame.fromVideoBuffer(pixels, {
      width,
      height,
      format: AV_PIX_FMT_YUV420P,
      timeBase,
      pts: BigInt(i),
    });
    // The first opens the encoder, which crashes later where it was opened without waiting (node-av 6.1.1).
    if (i === 0) await encoder.encode(frame);
    else encoder.encodeSync(frame);
    frame.free();
    write(encoder.receiveSync() ?? null);
  }
  for (const packet of encoder.packetsSync(null)) write(packet);
  await muxer.close();
  encoder.close();
};

/** The mean peak signal-to-noise ratio of the video's luma against its source frames, in dB. */
export const psnrOf = async (
  file: string,
  frames: readonly Uint8Array[],
  { width, height }: Shape,
): Promise<number> => {
  const demuxer = await Demuxer.open(file);
  const decoder = await Decoder.create(demuxer.video()!);
  const count = width * height;
  let [sum, seen] = [0, 0];
  for await (const frame of decoder.frames(demuxer.packets(demuxer.video()!.index))) {
    if (!frame) continue;
    const [made, drawn] = [frame.toBuffer(), frames[seen++]!];
    let error = 0;
    for (let i = 0; i < count; i++) error += (made[i]! - drawn[i]!) ** 2;
    sum += 10 * Math.log10(255 ** 2 / (error / count));
    frame.free();
  }
  if (seen !== frames.length) throw new Error(`${seen} of ${frames.length} frames came back.`);
  return sum / seen;
};
