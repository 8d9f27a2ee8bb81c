// Encodes clips of any size and rate at one size and 30 frames/s, each exactly as long as ordered.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { Decoder, Encoder, FilterAPI } from 'node-av/api';
import {
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Frame, type Packet, Rational, type Stream } from 'node-av/lib';
import { LENGTH_TOLERANCE_MS, wrongLength } from './clip-check.ts';
import type { VideoParts } from './finish-video.ts';
import { openVideo } from './open-video.ts';
import type { Burn } from './overlay.ts';
import { FRAMES_PER_SECOND, framesUntil, type Pictures, type VideoSize } from './video-format.ts';

const createEncoder = (): Promise<Encoder> =>
  Encoder.create(FF_ENCODER_LIBX264, {
    options: { preset: 'veryfast', crf: 20 },
    context: {
      framerate: new Rational(FRAMES_PER_SECOND, 1),
      threadCount: 2,
      gopSize: FRAMES_PER_SECOND * 4,
      colorSpace: AVCOL_SPC_BT709,
      colorRange: AVCOL_RANGE_MPEG,
      colorPrimaries: AVCOL_PRI_BT709,
      colorTrc: AVCOL_TRC_BT709,
    },
  });

export async function encodePictures(
  parts: Pick<VideoParts, 'clips' | 'width' | 'height'>,
  burn: readonly Burn[],
): Promise<Pictures> {
  const encoder = await createEncoder();
  return {
    framesPerSecond: FRAMES_PER_SECOND,
    addTo: (muxer) => muxer.addStream(encoder),
    packets: packetsOf(encoder, framesOf(parts, burn)),
    close: async () => encoder.close(),
  };
}

async function* packetsOf(encoder: Encoder, frames: AsyncGenerator<Frame | null>): AsyncGenerator<Packet> {
  for await (const packet of encoder.packets(frames)) if (packet !== null) yield packet;
}

async function* framesOf(
  { clips, width, height }: Pick<VideoParts, 'clips' | 'width' | 'height'>,
  burn: readonly Burn[],
): AsyncGenerator<Frame | null> {
  let shown = 0;
  for (const clip of clips) {
    const count = framesUntil(clip.endMs, FRAMES_PER_SECOND) - shown;
    for await (const planes of picturesOf(clip, count, { width, height })) {
      for (const each of burn) each(planes, (shown * 1000) / FRAMES_PER_SECOND);
      yield Frame.fromVideoBuffer(planes, {
        width,
        height,
        format: AV_PIX_FMT_YUV420P,
        timeBase: { num: 1, den: FRAMES_PER_SECOND },
        pts: BigInt(shown),
      });
      shown++;
    }
  }
  // Flushes the delayed packets of the encoder.
  yield null;
}

/** Exactly `count` pictures: the clip's own, then its last one again. */
async function* picturesOf(
  { file, mayRunLong }: VideoParts['clips'][number],
  count: number,
  size: VideoSize,
): AsyncGenerator<Buffer> {
  const toleratedFrames = (LENGTH_TOLERANCE_MS * FRAMES_PER_SECOND) / 1000 + 1;
  let decoded = 0;
  let last: Buffer | undefined;
  for await (const planes of decodedPictures(file, size)) {
    decoded++;
    if (decoded > count) {
      if (mayRunLong) break;
      continue;
    }
    last = planes;
    // A copy: captions and logo are burned into what is yielded.
    yield Buffer.from(planes);
  }
  const surplus = decoded - count;
  if (last === undefined || surplus < -toleratedFrames || (surplus > toleratedFrames && !mayRunLong)) {
    throw wrongLength((decoded * 1000) / FRAMES_PER_SECOND, (count * 1000) / FRAMES_PER_SECOND);
  }
  for (let missing = count - decoded; missing > 0; missing--) yield Buffer.from(last);
}

async function* decodedPictures(file: string, size: VideoSize): AsyncGenerator<Buffer> {
  const { demuxer, picture } = await openVideo(file);
  const decoder = await Decoder.create(picture);
  const filter = FilterAPI.create(filterFor(picture, size));
  try {
    for await (const frame of filter.frames(decoder.frames(demuxer.packets(picture.index)))) {
      if (frame === null) break;
      const planes = frame.toBuffer();
      frame.free();
      yield planes;
    }
  } catch (error) {
    throw new EngineError('bad_output', 'The engine returned a video that cannot be decoded.', { cause: error });
  } finally {
    filter.close();
    decoder.close();
    await demuxer.close();
  }
}

/** Covers the size and crops around the centre. `sar` is the shape of a pixel. */
function filterFor({ codecpar }: Stream, { width, height }: VideoSize): string {
  // Players assume BT.709 if no matrix is named.
  const matrix = codecpar.colorSpace === AVCOL_SPC_UNSPECIFIED ? 'bt709' : 'auto';
  return [
    `fps=${FRAMES_PER_SECOND}:start_time=0`,
    `scale=w='ceil(max(${width},${height}*iw*sar/ih)/2)*2':h='ceil(max(${height},${width}*ih/(iw*sar))/2)*2'` +
      `:in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv`,
    `crop=${width}:${height}`,
    'setsar=1',
    'format=yuv420p',
  ].join(',');
}
