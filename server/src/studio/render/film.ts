// Frames and sound become an MP4 in one pass, the next frame being drawn while the encoder works on the one before.
import { setImmediate as breathe } from 'node:timers/promises';
import { Dictionary, Encoder, Frame, Log, Muxer, type Packet, Rational } from 'node-av';
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';

export interface Film {
  file: string;
  width: number;
  height: number;
  framesPerSecond: number;
  frameCount: number;
  /**
   * Draws frame `i` and answers its bytes (Y, U, V). They are read where they lie until frame `i + 2` is asked for, so
   * the caller takes turns between three buffers.
   */
  draw(i: number): Uint8Array;
  /** −1 to 1, mono; cut or filled with silence to the picture's length. Undefined: a silent film without a sound track. */
  sound: { samples: Float32Array; sampleRate: number } | undefined;
  /** The container's comment. */
  comment: string;
  progress?(part: number): void;
}

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
/** Sound runs this far ahead of the picture, so that the muxer never waits for it. */
const AHEAD_SECONDS = 2;

/** Encodes the film: H.264 (veryfast, crf 20) and AAC, index first. */
export const encodeFilm = async (film: Film): Promise<void> => {
  Log.setLevel(AV_LOG_ERROR);
  const { width, height, framesPerSecond, frameCount } = film;
  const timeBase = { num: 1, den: framesPerSecond };
  const picture = await Encoder.create(FF_ENCODER_LIBX264, {
    options: { preset: 'veryfast', crf: 20 },
    context: {
      framerate: new Rational(framesPerSecond, 1),
      threadCount: 2,
      gopSize: framesPerSecond * 4,
      colorSpace: AVCOL_SPC_BT709,
      colorRange: AVCOL_RANGE_MPEG,
      colorPrimaries: AVCOL_PRI_BT709,
      colorTrc: AVCOL_TRC_BT709,
    },
  });
  const voice = film.sound && (await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: '112k' } }));
  try {
    const muxer = await Muxer.open(film.file, {
      options: { movflags: '+faststart' },
      configure: (context) => {
        context.metadata = Dictionary.fromObject({ comment: film.comment });
      },
    });
    const pictureStream = muxer.addStream(picture);
    const soundStream = voice ? muxer.addStream(voice) : -1;
    // Packets leave in the order they came; the first failure surfaces when the chain is awaited.
    let written = Promise.resolve();
    const write = (packet: Packet, stream: number): void => {
      written = written.then(async () => {
        await muxer.writePacket(packet, stream);
        packet.free();
      });
    };
    const sound = voice && film.sound && soundTrack(voice, film, film.sound, (packet) => write(packet, soundStream));

    const encode = async (frame: Frame): Promise<void> => {
      await picture.encode(frame);
      frame.free();
      const packet = await picture.receive();
      if (packet) {
        write(packet, pictureStream);
      }
    };
    let encoding = Promise.resolve();
    let sounding = Promise.resolve();
    for (let i = 0; i < frameCount; i++) {
      const bytes = film.draw(i);
      // Not copied, whatever its documentation says: hence the three buffers.
      const frame = Frame.fromVideoBuffer(
        Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
        {
          width,
          height,
          format: AV_PIX_FMT_YUV420P,
          timeBase,
          pts: BigInt(i),
        },
      );
      await encoding;
      if (sound && i % framesPerSecond === 0) {
        await sounding;
        sounding = sound.until(i / framesPerSecond + AHEAD_SECONDS);
      }
      encoding = encode(frame);
      // Without a breath here the encoder's thread gets its frame only after the next one is drawn.
      await breathe();
      if (i % framesPerSecond === 0) {
        film.progress?.(i / frameCount);
      }
    }
    await encoding;
    for await (const packet of picture.packets(null)) {
      if (packet) {
        write(packet, pictureStream);
      }
    }
    await sounding;
    await sound?.finish();
    await written;
    await muxer.close();
  } finally {
    // Left open, an encoder keeps some 50 MB.
    picture.close();
    voice?.close();
  }
};

/** Encodes sound in pieces of one second, as far as it is asked for. */
const soundTrack = (
  encoder: Encoder,
  film: Film,
  { samples, sampleRate }: { samples: Float32Array; sampleRate: number },
  write: (packet: Packet) => void,
) => {
  const length = Math.round((film.frameCount / film.framesPerSecond) * sampleRate);
  const fitted = new Float32Array(length);
  fitted.set(samples.subarray(0, length));
  let at = 0;
  const until = async (second: number): Promise<void> => {
    const end = Math.min(length, Math.floor(second * sampleRate));
    while (at < end) {
      const count = Math.min(sampleRate, end - at);
      const frame = Frame.fromAudioBuffer(Buffer.from(fitted.buffer, at * 4, count * 4), {
        nbSamples: count,
        format: AV_SAMPLE_FMT_FLTP,
        sampleRate,
        channelLayout: MONO,
        timeBase: { num: 1, den: sampleRate },
        pts: BigInt(at),
      });
      for (const packet of await encoder.encodeAll(frame)) {
        write(packet);
      }
      frame.free();
      at += count;
    }
  };
  const finish = async (): Promise<void> => {
    await until(Number.POSITIVE_INFINITY);
    for await (const packet of encoder.packets(null)) {
      if (packet) {
        write(packet);
      }
    }
  };
  return { until, finish };
};
