// Writes a talking head as layers for a browser: a still, the cut-out head and mouths, and their motion.
//
// Simpler than the studio's, in Remotion's favour: the head moves as one flat piece, the mouth has eight pictures, the eyes are still.
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CaptionGroup, planCaptions } from '@greenroom/captions/layout';
import { SAFE } from '@greenroom/captions/safe-area';
import { writeWav } from '@greenroom/engine-kit/audio/wav';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { readNormalizedSpeech } from '../../engines/studio/src/adapters/normalized-speech.ts';
import { planFirstFrame, prepareFirstFrame } from '../../engines/studio/src/adapters/presenter.ts';
import { FORMATS } from '../../engines/studio/src/adapters/talking-head.ts';
import type { Box } from '../../engines/studio/src/face-animation.ts';
import { loudnessTrack } from '../../engines/studio/src/motion/loudness.ts';
import { planMotion } from '../../engines/studio/src/motion/motion.ts';
import { REST } from '../../engines/studio/src/motion/poses.ts';
import { canvasOf } from '../../engines/studio/src/photo/raster.ts';
import { readPlanes } from '../../engines/studio/src/render/planes.ts';
import type { RenderedHead } from '../render-video.ts';

/** The composition's input; pictures and sound are in the public folder. All lengths are in pixels. */
export interface Layers extends Record<string, unknown> {
  width: number;
  height: number;
  framesPerSecond: number;
  head: Box;
  /** The centre of the head's roll. */
  neck: { x: number; y: number };
  mouth: Box;
  /** For each frame, the head's position and the index of the mouth. */
  moments: { x: number; y: number; roll: number; mouth: number }[];
  captions: CaptionGroup[];
  captionsBottom: number;
}

const MOUTHS = 8;
/** The widest opening of a mouth in speech. */
const WIDEST = 0.75;

/** Writes still, head, mouths (a strip of them), letters and sound into `folder`. */
export const writeLayers = async (input: RenderedHead, folder: string): Promise<Layers> => {
  if (!('likeness' in input.opening)) throw new Error('Only a likeness is measured.');
  const { likeness, scene } = input.opening;
  const { width, height, framesPerSecond } = FORMATS[input.resolution];
  const recipe = { json: planFirstFrame(likeness.json, scene), files: likeness.files };
  const { buffers, rig, still } = await prepareFirstFrame('', recipe, width, height);
  const { faceX, faceHalfWidth, foreheadY, chinY, neckY } = rig.anatomy;
  const faceHeight = chinY - foreheadY;
  const { samples, sampleRate } = await readNormalizedSpeech(input.speech);

  await mkdir(folder, { recursive: true });
  const save = async (name: string, canvas: Canvas) => writeFile(`${folder}/${name}.png`, await canvas.encode('png'));
  await save('still', canvasOf(still));
  const head = {
    x: Math.round(faceX - 1.9 * faceHalfWidth),
    y: Math.round(foreheadY - 0.5 * faceHeight),
    width: Math.round(3.8 * faceHalfWidth),
    height: Math.round(2 * faceHeight),
  };
  await save('head', softCut(canvasOf(still), head));
  const mouth = rig.boxes[0]!;
  const strip = createCanvas(mouth.width * MOUTHS, mouth.height);
  for (let i = 0; i < MOUTHS; i++) {
    rig.pose({ ...REST, open: (i / (MOUTHS - 1)) * WIDEST });
    const rgba = readPlanes(buffers.bytesOf(buffers.texture), width, height);
    strip.getContext('2d').drawImage(softCut(canvasOf({ width, height, rgba }), mouth), i * mouth.width, 0);
  }
  await save('mouths', strip);
  await writeWav(`${folder}/speech.wav`, samples, sampleRate);
  const letters = import.meta.resolve('@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2');
  await copyFile(fileURLToPath(letters), `${folder}/letters.woff2`);

  const { words, phones } = input.timings!;
  const lengthMs = (samples.length / sampleRate) * 1000;
  const loudness = loudnessTrack(samples, sampleRate);
  const { seed } = input;
  const momentAt = planMotion({ spoken: { words, phones }, loudness, lengthMs, framesPerSecond, seed, speaks: true });
  return {
    width,
    height,
    framesPerSecond,
    head,
    neck: { x: faceX, y: neckY },
    mouth,
    moments: Array.from({ length: Math.ceil((lengthMs * framesPerSecond) / 1000 - 0.001) }, (_, i) => {
      const { face, head: pose } = momentAt((i * 1000) / framesPerSecond);
      const open = Math.round((Math.min(WIDEST, face.open) / WIDEST) * (MOUTHS - 1));
      return { x: pose.shiftX * faceHeight, y: pose.shiftY * faceHeight, roll: pose.roll, mouth: open };
    }),
    captions: planCaptions(words, width * 0.7, width * 0.07).groups,
    captionsBottom: height * (SAFE.bottom - 0.02),
  };
};

/** A part of a picture with faded edges, so that it can be moved over the whole picture. */
const softCut = (picture: Canvas, { x, y, width, height }: Box) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, -x, -y);
  context.globalCompositeOperation = 'destination-in';
  context.translate(width / 2, height / 2);
  context.scale(width / 2, height / 2);
  const fade = context.createRadialGradient(0, 0, 0.6, 0, 0, 1);
  fade.addColorStop(0, '#000f');
  fade.addColorStop(1, '#0000');
  context.fillStyle = fade;
  context.fillRect(-1, -1, 2, 2);
  return canvas;
};
