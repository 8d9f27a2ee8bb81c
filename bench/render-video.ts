// Runs in its own process: encodes one video while it is drawn, or the same frames from memory as a reference.
import { statSync } from 'node:fs';
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import type { Json } from '@greenroom/engine-kit/json';
import { readNormalizedSpeech } from '../engines/studio/src/adapters/normalized-speech.ts';
import type { SceneClipInput } from '../engines/studio/src/adapters/scene-clip.ts';
import type { TalkingHeadInput, TalkingHeadSpeech } from '../engines/studio/src/adapters/talking-head.ts';
import { type DrawingModule, startDrawingThread } from '../engines/studio/src/render/drawing-thread.ts';
import { encodeVideo, type FrameSource } from '../engines/studio/src/render/encode-video.ts';
import { encodePure, psnrOf } from './pure-encode.ts';
import { type Effort, handleInput, timed } from './render-effort.ts';

export type RenderedHead = TalkingHeadInput & TalkingHeadSpeech;

export interface RenderInput {
  input: RenderedHead | SceneClipInput;
  /**
   * What is measured: the video with its sound, its pictures only, the reference encode of frames in memory (2.5 GB for a minute of
   * 720p), or the service's encode of the same frames. `fidelity` compares both encodes without timing.
   */
  part: 'video' | 'pictures' | 'reference' | 'ours' | 'fidelity';
}

/** Figures that expose still or low-quality videos. */
export interface Fidelity {
  /** The mean change in luma between frames. */
  frameStep: number;
  /** Size of the service's encode relative to the reference. */
  size: number;
  /** PSNR of the service's encode minus that of the reference, in dB. */
  psnr: number;
}

const meanStep = (frames: readonly Uint8Array[], pixels: number): number => {
  let sum = 0;
  for (let i = 1; i < frames.length; i++) {
    for (let at = 0; at < pixels; at += 7) sum += Math.abs(frames[i]![at]! - frames[i - 1]![at]!);
  }
  return sum / ((frames.length - 1) * Math.ceil(pixels / 7));
};

const ADAPTERS = '../engines/studio/src/adapters';
const moduleOf = (input: RenderInput['input']): URL =>
  new URL(`${ADAPTERS}/${'shots' in input ? 'scene-clip' : 'talking-head'}-pictures.ts`, import.meta.url);

/** The module's input about the speech. */
const heardOf = async (input: RenderInput['input'], sound: Sound): Promise<unknown> =>
  'shots' in input ? sound : { sound, timings: input.timings };

/** Draws all frames before the measurement. */
const drawn = async (
  input: RenderInput['input'],
  sound: Sound,
): Promise<{ pictures: FrameSource; frames: Uint8Array[] }> => {
  const module: DrawingModule<RenderInput['input'], unknown, Json> = await import(moduleOf(input).href);
  const { pictures } = await module.open(input, heardOf(input, sound));
  const frames: Uint8Array[] = [];
  for (let i = 0; i < pictures.frameCount; i++) frames.push((await pictures.draw(i)).slice());
  return { pictures: { ...pictures, draw: (i) => frames[i]! }, frames };
};

const encode = (file: string, pictures: FrameSource, sound?: Sound): Promise<void> =>
  encodeVideo({
    file,
    framesPerSecond: pictures.framesPerSecond,
    frames: Promise.resolve(pictures),
    sound: sound && Promise.resolve(sound),
  });

handleInput<RenderInput, Effort | Fidelity>(async ({ input, part }) => {
  const sound = await readNormalizedSpeech(input.speech);
  const { clip } = input;
  if (part === 'reference') {
    const { pictures, frames } = await drawn(input, sound);
    return timed(() => encodePure(clip, frames, pictures));
  }
  if (part === 'ours') {
    const { pictures } = await drawn(input, sound);
    return timed(() => encode(clip, pictures));
  }
  if (part === 'fidelity') {
    const { pictures, frames } = await drawn(input, sound);
    const measured = async () => ({ bytes: statSync(clip).size, psnr: await psnrOf(clip, frames, pictures) });
    await encodePure(clip, frames, pictures);
    const pure = await measured();
    await encode(clip, pictures);
    const ours = await measured();
    const frameStep = meanStep(frames, pictures.width * pictures.height);
    return { frameStep, size: ours.bytes / pure.bytes, psnr: ours.psnr - pure.psnr };
  }
  // A talking head is the second video of its process, because such processes stay warm, and is painted before the measurement.
  // Scenes are painted during it.
  const thread = startDrawingThread<RenderInput['input'], unknown, Json>(moduleOf(input));
  const open = async () => {
    const { pictures, done } = await thread.open(input, heardOf(input, sound));
    return { done, render: () => encode(clip, pictures, part === 'video' ? sound : undefined) };
  };
  if (!('shots' in input)) {
    const { render, done } = await open();
    await render();
    await done;
  }
  const { render } = await open();
  return timed(render);
});
