// Checks and inputs of the conformance suites.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { measureLoudness, measureTruePeak } from '../../audio/loudness.ts';
import { parseWav, SOUND_RATE, writeWav } from '../../audio/wav.ts';
import type { Timings } from '../../ports/timings.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { flatPng } from '../flat-png.ts';
import { type InspectedVideo, inspectVideoTask } from '../inspect-video.ts';
import { tone } from '../media.ts';

/** Creates a context with a folder of its own. */
export type CreateStepContext = () => Promise<StepContext>;

/** Matches `EngineError('rejected')` with a message. */
export const rejected = { name: 'EngineError', reason: 'rejected', message: expect.stringMatching(/\S/) };

/** Expects `work` to fail with the reason of an aborted signal. Its tasks fail with the same reason, as in the pool. */
export async function expectAborted(
  createContext: CreateStepContext,
  work: (ctx: StepContext) => Promise<unknown>,
): Promise<void> {
  const reason = new Error('The step was stopped.');
  const signal = AbortSignal.abort(reason);
  const ctx = { ...(await createContext()), signal, runTask: () => Promise.reject(reason) };
  await expect(work(ctx)).rejects.toBe(reason);
}

/** Expects a WAV, mono, 16 bit, 44,100 Hz. */
export async function expectWav(
  file: LocalFile,
): Promise<{ samples: Float32Array; durationMs: number; bytes: Buffer }> {
  const bytes = await readFile(file);
  // Throws for every other format.
  const { samples, sampleRate } = parseWav(bytes);
  expect(sampleRate).toBe(SOUND_RATE);
  return { samples, durationMs: (samples.length * 1000) / sampleRate, bytes };
}

/** Expects −14 LUFS within 1 LU, and peaks below −1 dBTP. */
export function expectLoudness(samples: Float32Array): void {
  expect(Math.abs(measureLoudness(samples, SOUND_RATE) + 14)).toBeLessThan(1);
  expect(measureTruePeak(samples)).toBeLessThan(-1);
}

/** Expects words and phones in order, without overlaps and within the recording. */
export function expectTimings({ words, phones }: Timings, durationMs: number): void {
  for (const track of [words, phones]) {
    for (const [i, { startMs, endMs }] of track.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(track[i - 1]?.endMs ?? 0);
      expect(endMs).toBeGreaterThan(startMs);
      expect(endMs).toBeLessThanOrEqual(durationMs + 1);
    }
  }
}

/** Expects a PNG; returns its size in pixels. */
export async function expectPng(file: LocalFile): Promise<{ width: number; height: number; bytes: Buffer }> {
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes };
}

/** Expects an MP4 with H.264 and faststart. */
export async function expectMp4(file: LocalFile, ctx: StepContext): Promise<InspectedVideo> {
  const video = await ctx.runTask(inspectVideoTask, { file, stills: [] });
  expect(video).toMatchObject({ codec: 'h264', faststart: true });
  return video;
}

/** Expects AAC at −14 LUFS within 1 LU, as long as the pictures. */
export function expectFinishedSound({ sound, pictureMs, framesPerSecond }: InspectedVideo): void {
  expect(sound).toMatchObject({ codec: 'aac', sampleRate: SOUND_RATE });
  expect(Math.abs(sound!.lufs! + 14)).toBeLessThan(1);
  expect(sound!.truePeakDb!).toBeLessThan(-0.5);
  expect(Math.abs(sound!.soundMs - pictureMs)).toBeLessThan(1.5 * (1000 / framesPerSecond));
}

/** A tone, about as loud as speech, with the timings of two words. */
export async function createSpeech(ctx: StepContext, ms = 1_500): Promise<{ file: LocalFile; timings: Timings }> {
  const file = join(ctx.dir, `speech-${crypto.randomUUID()}.wav`) as LocalFile;
  await writeWav(file, tone(ms), SOUND_RATE);
  const words = [
    { text: 'Hello', startMs: 0.1 * ms, endMs: 0.35 * ms },
    { text: 'friends.', startMs: 0.4 * ms, endMs: 0.8 * ms },
  ];
  return { file, timings: { words, phones: [] } };
}

/** Six seconds of silence as WAV. */
export async function createSilence(ctx: StepContext): Promise<LocalFile> {
  const file = join(ctx.dir, 'silence.wav') as LocalFile;
  await writeWav(file, new Float32Array(6 * SOUND_RATE), SOUND_RATE);
  return file;
}

/** A grey PNG. */
export async function createFacelessPicture(ctx: StepContext): Promise<LocalFile> {
  const file = join(ctx.dir, 'faceless.png') as LocalFile;
  await writeFile(file, flatPng(150, 500, 90));
  return file;
}
