// Generates the small real pictures and clips that the loopback models return, the same for the same input.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { flatPng } from '@greenroom/engine-kit/testing/flat-png';
import inspectVideo from '@greenroom/engine-kit/testing/inspect-video.task';
import { encodeClip } from '@greenroom/engine-kit/testing/media';
import { type InputError, inputError } from './inputs.ts';

/** An output, or the errors of a model that could not use its files. */
export type ModelOutput =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'video'; bytes: Buffer; seconds: number }
  | { errors: InputError[] };

const FRAMES_PER_SECOND = 25;
const VIDEO_SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  '480p': { width: 480, height: 854 },
  '720p': { width: 720, height: 1280 },
};

type Input = Record<string, unknown>;

/**
 * Runs a model.
 *
 * @param load returns an uploaded file by its address; undefined if there is none
 */
export async function runLoopbackModel(
  model: string,
  input: Input,
  load: (url: string) => Buffer | undefined,
): Promise<ModelOutput> {
  const errors = filesOf(input).flatMap(([member, url]) => checkFile(member, url, load(url)));
  if (errors.length > 0) return { errors };
  const digest = digestOf(model, input, load);
  if ('prompt' in input && !('audio_url' in input) && !('duration' in input)) return drawPicture(input, digest);
  if ('duration' in input) {
    const seconds = Number(input.duration);
    return { kind: 'video', seconds, bytes: await renderVideo(seconds, VIDEO_SIZES['720p']!, digest) };
  }
  const { samples, sampleRate } = parseWav(load(String(input.audio_url))!);
  const speech = samples.length / sampleRate;
  if (!('video_url' in input)) {
    const size = VIDEO_SIZES[String(input.resolution ?? '720p')] ?? VIDEO_SIZES['720p']!;
    return { kind: 'video', seconds: speech, bytes: await renderVideo(speech, size, digest) };
  }
  const clip = await inspect(load(String(input.video_url))!);
  const seconds = Math.min(speech, clip.pictureMs / 1000);
  return { kind: 'video', seconds, bytes: await renderVideo(seconds, clip, digest) };
}

function drawPicture(input: Input, digest: Buffer): ModelOutput {
  const size = input.image_size as { width: number; height: number } | undefined;
  const { width, height } = size ?? (input.aspect_ratio === '9:16' ? PORTRAIT : LANDSCAPE);
  // Two pictures of the same shade still differ in their widths.
  return { kind: 'picture', bytes: flatPng(width + (digest[1]! % 16), height, 40 + (digest[0]! % 160)) };
}

const PORTRAIT = { width: 768, height: 1376 };
const LANDSCAPE = { width: 1264, height: 848 };

async function renderVideo(seconds: number, { width, height }: { width: number; height: number }, digest: Buffer) {
  const file = join(await mkdtemp(join(tmpdir(), 'fal-')), `${randomUUID()}.mp4`);
  const frames = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND));
  const shade = 60 + (digest[0]! % 100);
  await encodeClip(file, {
    width,
    height,
    frames,
    framesPerSecond: FRAMES_PER_SECOND,
    // Changes once a second: every change takes time to encode.
    shade: (i) => shade + (Math.floor(i / FRAMES_PER_SECOND) % 2) * 8,
  });
  return readFile(file);
}

async function inspect(bytes: Buffer) {
  const dir = await mkdtemp(join(tmpdir(), 'fal-'));
  const file = join(dir, 'input.mp4') as LocalFile;
  await writeFile(file, bytes);
  return inspectVideo({ file, stills: [] }, { dir, progress: () => undefined });
}

/** The members of an input that are addresses, in elements too. */
function filesOf(input: Input): [member: string, url: string][] {
  return Object.entries(input).flatMap(([member, value]): [string, string][] => {
    if (member === 'elements') return (value as Input[]).flatMap(filesOf);
    if (member.endsWith('_url')) return [[member, String(value)]];
    if (member.endsWith('_urls')) return (value as string[]).map((url) => [member, url]);
    return [];
  });
}

const MAGIC = { image: '\x89PNG', audio: 'RIFF', video: 'ftyp' } as const;

function checkFile(member: string, url: string, bytes: Buffer | undefined): InputError[] {
  if (bytes === undefined) return [inputError([member], 'file_download_error', url)];
  const kind = member.startsWith('audio') ? 'audio' : member.startsWith('video') ? 'video' : 'image';
  const magic = bytes.toString('latin1', 0, 8);
  return magic.includes(MAGIC[kind]) ? [] : [inputError([member], `${kind}_load_error`, url)];
}

/** Of the model and its input, with the contents of files instead of their addresses. */
function digestOf(model: string, input: Input, load: (url: string) => Buffer | undefined): Buffer {
  const hash = createHash('sha256').update(model);
  hash.update(JSON.stringify(input, (_, value) => (load(value) === undefined ? value : 'file')));
  for (const [, url] of filesOf(input)) hash.update(load(url)!);
  return hash.digest();
}
