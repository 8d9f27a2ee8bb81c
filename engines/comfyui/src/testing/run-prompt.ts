// Runs a graph as far as a test can see it: saves a small picture or clip whose size and length follow from the graph and its files.
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWav } from '@greenroom/engine-kit/audio/wav';
import { flatPng } from '@greenroom/engine-kit/testing/flat-png';
import { encodeClip } from '@greenroom/engine-kit/testing/media';
import { NODE_CLASSES } from './node-classes.ts';
import type { PromptNode, PromptNodes } from './validate-prompt.ts';

/** A file that a node has saved, and how the node shows it. */
export interface SavedFile {
  node: string;
  list: 'images' | 'gifs';
  item: { filename: string; subfolder: string; type: 'output' | 'temp' };
  content: Buffer;
}

/** @param readUpload returns an uploaded file by the name that an input has */
export async function runPrompt(prompt: PromptNodes, readUpload: (name: string) => Buffer): Promise<SavedFile[]> {
  const uploads = new Map<string, Buffer>();
  for (const { class_type: name, inputs } of Object.values(prompt)) {
    for (const [input, type] of Object.entries(NODE_CLASSES[name]!.required)) {
      if (type === 'file') uploads.set(input, readUpload(String(inputs[input])));
    }
  }
  const saved: SavedFile[] = [];
  for (const [node, { class_type: name, inputs }] of Object.entries(prompt)) {
    const list = NODE_CLASSES[name]?.saves;
    if (!list) continue;
    const isVideo = name === 'SaveVideo' || name === 'VHS_VideoCombine';
    const content = isVideo ? await makeClip(prompt, uploads) : makePicture(prompt, uploads);
    saved.push({ node, list, item: nameOf(name, inputs, isVideo), content });
  }
  return saved;
}

function nameOf(name: string, inputs: PromptNode['inputs'], isVideo: boolean): SavedFile['item'] {
  if (name === 'PreviewImage') return { filename: 'ComfyUI_temp_qwert_00001_.png', subfolder: '', type: 'temp' };
  const parts = String(inputs.filename_prefix).split('/');
  const ending = name === 'VHS_VideoCombine' ? '_00001-audio.mp4' : isVideo ? '_00001_.mp4' : '_00001_.png';
  const filename = `${parts.pop()}${ending}`;
  return { filename, subfolder: parts.join('/'), type: inputs.save_output === false ? 'temp' : 'output' };
}

/** The uploaded picture itself, so that a face remains one; otherwise a grey that depends on the graph. */
function makePicture(prompt: PromptNodes, uploads: ReadonlyMap<string, Buffer>): Buffer {
  return (
    uploads.get('image') ??
    flatPng(findNumber(prompt, 'width') ?? 512, findNumber(prompt, 'height') ?? 512, shadeOf(prompt))
  );
}

async function makeClip(prompt: PromptNodes, uploads: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  // Lipsync changes only the mouth.
  const video = uploads.get('video') ?? uploads.get('file');
  if (video) return video;
  const framesPerSecond = findNumber(prompt, 'frame_rate') ?? findNumber(prompt, 'fps') ?? 16;
  const audio = uploads.get('audio');
  const frames = audio ? framesOf(audio, framesPerSecond) : (findNumber(prompt, 'length') ?? 81);
  const out = join(tmpdir(), `comfyui-${randomUUID()}.mp4`);
  const shade = shadeOf(prompt);
  const size = { width: findNumber(prompt, 'width') ?? 480, height: findNumber(prompt, 'height') ?? 832 };
  try {
    await encodeClip(out, { ...size, frames, framesPerSecond, shade: () => shade });
    return await readFile(out);
  } finally {
    await rm(out, { force: true });
  }
}

function framesOf(audio: Buffer, framesPerSecond: number): number {
  const { samples, sampleRate } = parseWav(audio);
  return Math.max(1, Math.ceil((samples.length / sampleRate) * framesPerSecond));
}

/** The last node decides: graphs that draw a still first have the clip's size in a later node. */
const findNumber = (prompt: PromptNodes, input: string): number | undefined =>
  Object.values(prompt)
    .map(({ inputs }) => inputs[input])
    .findLast((value) => typeof value === 'number');

function shadeOf(prompt: PromptNodes): number {
  const inputs = Object.values(prompt).map(({ inputs: { filename_prefix: _, ...rest } }) => rest);
  return 40 + (createHash('sha256').update(JSON.stringify(inputs)).digest()[0]! % 160);
}
