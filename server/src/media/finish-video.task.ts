// The task process that makes a finished video of clips and speech.
import { createSoundEncoder } from '@greenroom/engine-kit/audio/encode-pcm';
import { normalizeLoudness } from '@greenroom/engine-kit/audio/normalize-loudness';
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { type DigitalSourceType, mixOf, originComment, readOrigin } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { Muxer } from 'node-av/api';
import { Dictionary } from 'node-av/lib';
import { createAiLabelBurner } from './burn-ai-label.ts';
import { createCaptionBurner } from './burn-captions.ts';
import { createLogoBurner } from './burn-logo.ts';
import { createWatermarkBurner } from './burn-watermark.ts';
import { copyPictures } from './copy-pictures.ts';
import { encodePictures } from './encode-pictures.ts';
import type { FinishVideoInput, FinishVideoOutput, VideoParts } from './finish-video.ts';
import { type Mp4, readMp4 } from './read-mp4.ts';
import { framesUntil, hasVideoFormat, type Pictures } from './video-format.ts';

/** Sound is written this far ahead of the picture, so that players find both close together. */
const AHEAD_SECONDS = 0.5;

const finishVideo: TaskRun<FinishVideoInput, FinishVideoOutput> = async ({ out, ...parts }, { progress }) => {
  const { captions, logo, aiLabel, watermark, clips, speech } = parts;
  const indexes = await Promise.all(clips.map(({ file }) => readMp4(file)));
  const burnCaptions = captions ? createCaptionBurner(parts, captions.words, captions) : undefined;
  const burnLogo = logo ? await createLogoBurner(parts, logo) : undefined;
  const burnAiLabel = aiLabel ? createAiLabelBurner(parts, aiLabel) : undefined;
  const burnWatermark = watermark ? createWatermarkBurner(parts) : undefined;
  const burn = [burnCaptions, burnLogo, burnAiLabel, burnWatermark].filter((each) => each !== undefined);
  const isAsOrdered = burn.length === 0 && hasFormat(parts, indexes);
  const copied = isAsOrdered ? await copyPictures(clips.map(({ file }) => file)) : undefined;
  const pictures = copied ?? (await encodePictures(parts, burn));
  const frames = framesUntil(clips.at(-1)!.endMs, pictures.framesPerSecond);
  await writeVideo({ out, pictures, frames, speech, origin: await originOf(parts, indexes), progress });
  return { captions: burnCaptions !== undefined };
};

export default finishVideo;

/** Whether every clip has the ordered format and ends within a frame of where it should. */
function hasFormat(parts: VideoParts, indexes: readonly (Mp4 | undefined)[]): boolean {
  let shown = 0;
  return parts.clips.every(({ endMs }, i) => {
    const index = indexes[i];
    if (index === undefined || !hasVideoFormat(index, parts)) return false;
    shown += index.picture.frames;
    return Math.abs(shown - framesUntil(endMs, index.picture.framesPerSecond!)) <= 1;
  });
}

/** Of the clips and the speech. A clip whose engine declared nothing counts as made of the still by a trained model. */
async function originOf(
  { still, speech }: VideoParts,
  indexes: readonly (Mp4 | undefined)[],
): Promise<DigitalSourceType> {
  const unmarked = mixOf([still === null ? undefined : await readOrigin(still), 'trainedAlgorithmicMedia']);
  return mixOf([...indexes.map((index) => index?.origin ?? unmarked), await readOrigin(speech)]);
}

interface Writing {
  out: string;
  pictures: Pictures;
  /** The length of the video, to which the sound is cut or filled with silence. */
  frames: number;
  speech: string;
  origin: DigitalSourceType;
  progress(part: number): void;
}

async function writeVideo({ out, pictures, frames, speech, origin, progress }: Writing): Promise<void> {
  const { samples, sampleRate } = await readWav(speech);
  const length = Math.round((frames * sampleRate) / pictures.framesPerSecond);
  const encoder = createSoundEncoder('aac', '128k');
  const sound = encoder.packets({ samples: fitted(normalizeLoudness(samples, sampleRate), length), sampleRate });
  const muxer = await Muxer.open(out, {
    format: 'mp4',
    options: { movflags: '+faststart' },
    configure: (context) => {
      context.metadata = Dictionary.fromObject({ comment: originComment(origin) });
    },
  });
  const pictureIndex = pictures.addTo(muxer);
  const soundIndex = muxer.addStream(encoder.encoder);

  const writeSoundUntil = async (second: number): Promise<void> => {
    for (let written = Number.NEGATIVE_INFINITY; written < second; ) {
      const { value: packet, done } = await sound.next();
      if (done) return;
      written = Number(packet.pts) / sampleRate;
      await muxer.writePacket(packet, soundIndex);
      packet.free();
    }
  };

  let shown = 0;
  for await (const packet of pictures.packets) {
    await muxer.writePacket(packet, pictureIndex);
    packet.free();
    if (shown % (pictures.framesPerSecond / 5) === 0) {
      await writeSoundUntil(shown / pictures.framesPerSecond + AHEAD_SECONDS);
      progress(shown / frames);
    }
    shown++;
  }
  await writeSoundUntil(Number.POSITIVE_INFINITY);
  await muxer.close();
  encoder.encoder.close();
  await pictures.close();
}

function fitted(samples: Float32Array, length: number): Float32Array {
  const whole = new Float32Array(length);
  whole.set(samples.subarray(0, length));
  return whole;
}
