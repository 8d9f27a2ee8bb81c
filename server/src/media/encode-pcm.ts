// Feeds mono samples to an encoder, the last incomplete frame too, which node-av's own buffer would drop.
import { Encoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { Frame, type Packet } from 'node-av/lib';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };

/** Samples a frame of the codec, which is what its encoder must be fed with for nothing to stay behind in the buffer. */
const CODECS = {
  aac: { name: FF_ENCODER_AAC, frameSamples: 1024 },
  mp3: { name: FF_ENCODER_LIBMP3LAME, frameSamples: 1152 },
} as const;

export type SoundCodec = keyof typeof CODECS;

export interface SoundEncoder {
  readonly encoder: Encoder;
  /** The packets of `samples`, which must be all there is, in order. The caller frees them. */
  packets(samples: Float32Array): AsyncGenerator<Packet>;
}

/** A mono encoder; `bitrate` as in `96k`. The caller closes `encoder` after the muxer. */
export async function createSoundEncoder(
  codec: SoundCodec,
  sampleRate: number,
  bitrate: string,
): Promise<SoundEncoder> {
  const timeBase = { num: 1, den: sampleRate };
  const encoder = await Encoder.create(CODECS[codec].name, { bitrate });
  const frameOf = (samples: Float32Array, at: number, count: number): Frame =>
    Frame.fromAudioBuffer(Buffer.from(samples.buffer, samples.byteOffset + at * 4, count * 4), {
      nbSamples: count,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate,
      channelLayout: MONO,
      timeBase,
      pts: BigInt(at),
    });

  return {
    encoder,
    async *packets(samples) {
      const size = CODECS[codec].frameSamples;
      const whole = samples.length - (samples.length % size);
      for (let at = 0; at < whole; at += size) {
        const frame = frameOf(samples, at, size);
        yield* await encoder.encodeAll(frame);
        frame.free();
      }
      if (whole < samples.length) {
        const frame = frameOf(samples, whole, samples.length - whole);
        await encoder.getCodecContext()?.sendFrame(frame);
        frame.free();
      }
      for await (const packet of encoder.packets(null)) if (packet !== null) yield packet;
    },
  };
}
