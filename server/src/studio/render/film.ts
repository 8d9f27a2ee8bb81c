// Frames and sound become an MP4 in one pass, the next frame being drawn while the encoder works on the one before.
import { setImmediate as breathe } from 'node:timers/promises';
import { Dictionary, Encoder, Frame, Log, Muxer, type Packet, Rational } from 'node-av';
import {
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { createSoundEncoder, type SoundEncoder } from '../../media/encode-pcm.ts';

export interface Film {
  file: string;
  width: number;
  height: number;
  framesPerSecond: number;
  frameCount: number;
  /**
   * Draws frame `i` and answers its bytes (Y, U, V). They are read where they lie until frame `i + 2` is asked for, so
   * the caller takes turns between three buffers. A promise where something must be prepared first.
   */
  draw(i: number): Uint8Array | Promise<Uint8Array>;
  /** −1 to 1, mono; cut or filled with silence to the picture's length. Undefined: a silent film without a sound track. */
  sound: { samples: Float32Array; sampleRate: number } | undefined;
  /** The container's comment. */
  comment: string;
  progress?(part: number): void;
}

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
  const voice = film.sound && (await createSoundEncoder('aac', film.sound.sampleRate, '112k'));
  try {
    const muxer = await Muxer.open(film.file, {
      options: { movflags: '+faststart' },
      configure: (context) => {
        context.metadata = Dictionary.fromObject({ comment: film.comment });
      },
    });
    const pictureStream = muxer.addStream(picture);
    const soundStream = voice ? muxer.addStream(voice.encoder) : -1;
    // Packets leave in the order they came; the first failure surfaces when the chain is awaited.
    let written = Promise.resolve();
    const write = (packet: Packet, stream: number): void => {
      written = written.then(async () => {
        await muxer.writePacket(packet, stream);
        packet.free();
      });
    };
    const seconds = frameCount / framesPerSecond;
    const sound = voice && film.sound && soundTrack(voice, seconds, film.sound, (packet) => write(packet, soundStream));

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
      const bytes = await film.draw(i);
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
    await sound?.until(Number.POSITIVE_INFINITY);
    await written;
    await muxer.close();
  } finally {
    // Left open, an encoder keeps some 50 MB.
    picture.close();
    voice?.encoder.close();
  }
};

/** Encodes sound as far as it is asked for; `length` seconds of it, filled with silence. */
const soundTrack = (
  { packets }: SoundEncoder,
  length: number,
  { samples, sampleRate }: { samples: Float32Array; sampleRate: number },
  write: (packet: Packet) => void,
) => {
  const fitted = new Float32Array(Math.round(length * sampleRate));
  fitted.set(samples.subarray(0, fitted.length));
  const coming = packets(fitted);
  let reached = Number.NEGATIVE_INFINITY;
  return {
    async until(second: number): Promise<void> {
      while (reached < second) {
        const { value: packet, done } = await coming.next();
        if (done) {
          return;
        }
        reached = Number(packet.pts) / sampleRate;
        write(packet);
      }
    },
  };
};
