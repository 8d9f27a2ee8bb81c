// Scales a picture, or a frame near the start of a video, in a task process.
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { Decoder } from 'node-av/api';
import { AV_PIX_FMT_RGB24 } from 'node-av/constants';
import sharp, { type Sharp } from 'sharp';
import type { MakePreviewsInput } from './make-previews.ts';
import { framesPerSecondOf, openVideo } from './open-video.ts';
import { quietestMoment } from './quietest-moment.ts';

/** In seconds. The first words are on screen, and the picture has stopped fading in. Most speakers pause once by its end. */
const POSTER = { from: 1.2, to: 4 };
const QUALITY = 74;

const makePreviews: TaskRun<MakePreviewsInput, null> = async ({ file, previews }) => {
  const picture = file.endsWith('.mp4') ? await posterOf(file) : sharp(file);
  for (const { out, width } of previews)
    await picture.clone().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toFile(out);
  return null;
};

export default makePreviews;

/** The frame of the first pause, in which a speaker's mouth is most likely closed. */
async function posterOf(file: string): Promise<Sharp> {
  const seconds = await quietestMoment(file, POSTER);
  const { demuxer, picture } = await openVideo(file);
  const decoder = await Decoder.create(picture, { rescale: { pixelFormat: AV_PIX_FMT_RGB24 } });
  const [frames, poster] = [Number(picture.nbFrames), seconds * framesPerSecondOf(picture)];
  // Of a very short video, the frame in its middle.
  const wanted = poster < frames - 1 ? poster : frames / 2;
  let count = 0;
  try {
    for await (const frame of decoder.frames(demuxer.packets(picture.index))) {
      if (frame === null) break;
      const { width, height } = frame;
      const pixels = ++count > wanted ? frame.toBuffer() : undefined;
      frame.free();
      if (pixels) return sharp(pixels, { raw: { width, height, channels: 3 } });
    }
  } finally {
    decoder.close();
    await demuxer.close();
  }
  throw new Error('The video has no frames.');
}
