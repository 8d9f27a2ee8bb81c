// Aligns a text with a recording: it synthesizes the text, warps that onto the recording and transfers the timings.
// Runs in a task process.
import { readWav, SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { AlignInput, AlignOutput } from './align.ts';
import { dynamicTimeWarp } from './dynamic-time-warp.ts';
import { type Features, FRAME_MS, featuresOf } from './mfcc.ts';
import { passagesOf } from './passages.ts';
import { PLAIN_VOICE } from './plain-voice.ts';
import { synthesizePassages } from './synthesize-passages.ts';
import { phonesOf, wordsOf } from './timeline.ts';

const align: TaskRun<AlignInput, AlignOutput> = async ({ file, text, language }) => {
  const recording = await readWav(file);
  const passages = passagesOf(text, language);
  const [fromMs, toMs] = spokenPart(featuresOf(recording.samples, recording.sampleRate));
  const sampleAt = (ms: number) => Math.round((ms * recording.sampleRate) / 1000);
  const recorded = featuresOf(recording.samples.subarray(sampleAt(fromMs), sampleAt(toMs)), recording.sampleRate);

  const { samples, placed } = await synthesizePassages(passages, PLAIN_VOICE, {});
  const lengthMs = (samples.length / SOUND_RATE) * 1000;
  const reference = featuresOf(samples, SOUND_RATE);
  const path = dynamicTimeWarp(reference, recorded);
  const warpMs = (ms: number) => {
    const frame = Math.min(path.length - 1, ms / FRAME_MS);
    const low = path[Math.floor(frame)]!;
    const high = path[Math.min(path.length - 1, Math.floor(frame) + 1)]!;
    return Math.round(fromMs + (low + (high - low) * (frame % 1)) * FRAME_MS);
  };
  const warped = <T extends { startMs: number; endMs: number }>(entries: readonly T[]): T[] =>
    entries.map((entry) => ({
      ...entry,
      startMs: warpMs(entry.startMs),
      endMs: Math.max(warpMs(entry.startMs), warpMs(entry.endMs)),
    }));
  return {
    words: warped(wordsOf(placed, lengthMs)),
    phones: warped(phonesOf(placed, lengthMs)).filter((phone) => phone.endMs > phone.startMs),
  };
};

/** Level below the loudest frame at which a recording still speaks. */
const SILENCE_DB = 38;
const INAUDIBLE_DB = -62;
const MARGIN_FRAMES = 8;

function spokenPart({ levelDb, frames }: Features): [number, number] {
  const loudest = levelDb.reduce((max, value) => Math.max(max, value), -120);
  if (loudest < INAUDIBLE_DB)
    throw new EngineError('rejected', 'The recording is silent. Use a recording with clear speech.');
  const loud = (db: number) => db > loudest - SILENCE_DB;
  const first = Math.max(0, levelDb.findIndex(loud) - MARGIN_FRAMES);
  const last = Math.min(frames, levelDb.findLastIndex(loud) + MARGIN_FRAMES);
  return [first * FRAME_MS, last * FRAME_MS];
}

export default align;
