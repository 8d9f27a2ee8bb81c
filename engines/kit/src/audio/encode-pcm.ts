// Encodes mono PCM samples as AAC or MP3, including the last incomplete frame, which node-av's own buffer would drop.
import { Encoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { Frame, type Packet } from 'node-av/lib';
import type { Sound } from './wav.ts';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };

/**
 * `frameSamples` is the frame size of the codec: an encoder that receives whole frames leaves no samples in its buffer.
 * The fast search for coding parameters takes two thirds of the CPU time of the default for AAC, and about half for MP3, without an
 * audible difference for speech at these bit rates.
 */
const CODECS = {
  aac: { name: FF_ENCODER_AAC, frameSamples: 1024, options: { aac_coder: 'fast' } },
  mp3: { name: FF_ENCODER_LIBMP3LAME, frameSamples: 1152, options: { compression_level: 7 } },
} as const;

/** `aac` (AAC-LC) or `mp3` (LAME). */
export type SoundCodec = keyof typeof CODECS;

export interface SoundEncoder {
  /** For the muxer. The caller closes it after the muxer. */
  readonly encoder: Encoder;
  /** Encodes one whole sound and yields its packets in order. Call once; the caller frees the packets. */
  packets(sound: Sound): AsyncGenerator<Packet>;
}

/**
 * Creates a mono encoder that runs on the calling thread: passing each of a thousand small frames to another thread takes longer
 * than encoding it.
 *
 * @param bitrate in bits per second as FFmpeg writes it, such as `96k`
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
        // The first call opens the encoder. Opened synchronously, it crashes later (node-av 6.1.1).
        if (at === 0) await encoder.encode(frame);
        else encoder.encodeSync(frame);
        frame.free();
        // One frame in, one packet out; delayed packets are flushed at the end.
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
