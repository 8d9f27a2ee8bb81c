// Feeds mono samples to an encoder, the last incomplete frame too, which node-av's own buffer would drop.
import { Encoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { Frame, type Packet } from 'node-av/lib';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };

/**
 * `frameSamples`: a frame of the codec, which is what its encoder must be fed with for nothing to stay behind in the buffer.
 * AAC's default search for the best coding takes half as long again as the fast one, for nothing that is heard in speech.
 */
const CODECS = {
  aac: { name: FF_ENCODER_AAC, frameSamples: 1024, options: { aac_coder: 'fast' } },
  mp3: { name: FF_ENCODER_LIBMP3LAME, frameSamples: 1152, options: {} },
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
  const { name, frameSamples, options } = CODECS[codec];
  const encoder = await Encoder.create(name, { bitrate, options });
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
      const whole = samples.length - (samples.length % frameSamples);
      for (let at = 0; at < whole; at += frameSamples) {
        const frame = frameOf(samples, at, frameSamples);
        await encoder.encode(frame);
        frame.free();
        // Once a frame: each asking is a round trip between threads, and what is late comes at the end.
        const packet = await encoder.receive();
        if (packet) yield packet;
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
