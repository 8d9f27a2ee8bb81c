// Puts frames of a video side by side in one picture, in a task process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { Decoder } from 'node-av/api';
import { AV_PIX_FMT_RGB24 } from 'node-av/constants';
import sharp from 'sharp';
import type { MakeSheetInput } from './make-sheet.ts';
import { framesPerSecondOf, openVideo } from './open-video.ts';

const QUALITY = 67;

const makeSheet: TaskRun<MakeSheetInput, null> = async ({ file, out, atMs, width, height }) => {
  const frames: Buffer[] = [];
  const { demuxer, picture } = await openVideo(file);
  const decoder = await Decoder.create(picture, { rescale: { pixelFormat: AV_PIX_FMT_RGB24 } });
  const wanted = atMs.map((ms) => Math.floor((ms * framesPerSecondOf(picture)) / 1000));
  let count = 0;
  try {
    for await (const frame of decoder.frames(demuxer.packets(picture.index))) {
      if (frame === null || frames.length === wanted.length) break;
      const size = { width: frame.width, height: frame.height };
      const isWanted = count++ >= wanted[frames.length]! || count === Number(picture.nbFrames);
      const pixels = isWanted ? frame.toBuffer() : undefined;
      frame.free();
      if (pixels)
        frames.push(
          await sharp(pixels, { raw: { ...size, channels: 3 } })
            .resize({ width, height, fit: 'cover' })
            .png({ compressionLevel: 1 })
            .toBuffer(),
        );
    }
  } finally {
    decoder.close();
    await demuxer.close();
  }
  if (frames.length === 0) throw new Error('The video has no frames.');
  await sharp({ create: { width: width * wanted.length, height, channels: 3, background: '#000' } })
    .composite(
      wanted.map((_, index) => ({ input: frames[Math.min(index, frames.length - 1)]!, left: index * width, top: 0 })),
    )
    .webp({ quality: QUALITY })
    .toFile(out);
  return null;
};

export default makeSheet;
