// Feeds mono samples to an encoder, the last incomplete frame too, which node-av's own buffer would drop.
import { Encoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { Frame, type Packet } from 'node-av/lib';
import type { Sound } from './wav.ts';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };

/**
 * `frameSamples`: a frame of the codec, which is what its encoder must be fed with for nothing to stay behind in the buffer.
 * AAC's default search for the best coding takes half as long again as the fast one, MP3's nearly twice as long, for nothing that
 * is heard in speech at these bit rates.
 */
const CODECS = {
  aac: { name: FF_ENCODER_AAC, frameSamples: 1024, options: { aac_coder: 'fast' } },
  mp3: { name: FF_ENCODER_LIBMP3LAME, frameSamples: 1152, options: { compression_level: 7 } },
} as const;

export type SoundCodec = keyof typeof CODECS;

export interface SoundEncoder {
  readonly encoder: Encoder;
  /** The packets of a mono sound, which must be all there is, in order. The caller frees them. */
  packets(sound: Sound): AsyncGenerator<Packet>;
}

/**
 * A mono encoder; `bitrate` as in `96k`. The caller closes `encoder` after the muxer. It works where it is called: handing
 * each of the thousand small frames to another thread takes longer than encoding it.
 */
export function createSoundEncoder(codec: SoundCodec, bitrate: string): SoundEncoder {
  const { name, frameSamples, options } = CODECS[codec];
  const encoder = Encoder.createSync(name, { bitrate, options });
  const frameOf = ({ samples, sampleRate }: Sound, at: number, count: number): Frame =>
    Frame.fromAudioBuffer(Buffer.from(samples.buffer, samples.byteOffset + at * 4, count * 4), {
      nbSamples: count,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate,
      channelLayout: MONO,
      timeBase: { num: 1, den: sampleRate },
      pts: BigInt(at),
    });

  return {
    encoder,
    async *packets(sound) {
      const { samples } = sound;
      const whole = samples.length - (samples.length % frameSamples);
      for (let at = 0; at < whole; at += frameSamples) {
        const frame = frameOf(sound, at, frameSamples);
        // The first opens the encoder, which crashes later where it was opened without waiting (node-av 6.1.1).
        if (at === 0) await encoder.encode(frame);
        else encoder.encodeSync(frame);
        frame.free();
        // One frame in, one packet out; what the codec holds back comes at the end.
        const packet = encoder.receiveSync();
        if (packet) yield packet;
      }
      if (whole < samples.length) {
        const frame = frameOf(sound, whole, samples.length - whole);
        if (whole === 0) await encoder.encode(frame);
        else encoder.getCodecContext()?.sendFrameSync(frame);
        frame.free();
      }
      for (const packet of encoder.packetsSync(null)) if (packet !== null) yield packet;
    },
  };
}
