// Speaks the text itself, warps that onto the recording by its sound and carries the timings over. Runs in a child.

import { readWav, SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { AlignInput, AlignOutput } from './align.ts';
import { type Features, FRAME_MS, featuresOf } from './mfcc.ts';
import { passagesOf } from './passages.ts';
import { PLAIN_VOICE } from './plain-voice.ts';
import { speak } from './speak.ts';
import { warp } from './time-warp.ts';
import { phonesOf, wordsOf } from './timeline.ts';

const align: TaskRun<AlignInput, AlignOutput> = async ({ file, text, language }) => {
  const recording = await readWav(file);
  const passages = passagesOf(text, language);
  const [fromMs, toMs] = spokenPart(featuresOf(recording.samples, recording.sampleRate));
  const inMs = (ms: number) => Math.round((ms * recording.sampleRate) / 1000);
  const heard = featuresOf(recording.samples.subarray(inMs(fromMs), inMs(toMs)), recording.sampleRate);

  const { samples, placed } = await speak(passages, PLAIN_VOICE, {});
  const lengthMs = (samples.length / SOUND_RATE) * 1000;
  const reference = featuresOf(samples, SOUND_RATE);
  const path = warp(reference, heard);
  const carry = (ms: number) => {
    const frame = Math.min(path.length - 1, ms / FRAME_MS);
    const low = path[Math.floor(frame)]!;
    const high = path[Math.min(path.length - 1, Math.floor(frame) + 1)]!;
    return Math.round(fromMs + (low + (high - low) * (frame % 1)) * FRAME_MS);
  };
  const carried = <T extends { startMs: number; endMs: number }>(entries: readonly T[]): T[] =>
    entries.map((entry) => ({
      ...entry,
      startMs: carry(entry.startMs),
      endMs: Math.max(carry(entry.startMs), carry(entry.endMs)),
    }));
  return {
    words: carried(wordsOf(placed, lengthMs)),
    phones: carried(phonesOf(placed, lengthMs)).filter((phone) => phone.endMs > phone.startMs),
  };
};

/** How far below its loudest a recording still speaks. */
const SILENCE_DB = 38;
const INAUDIBLE_DB = -62;
const MARGIN_FRAMES = 8;

function spokenPart({ levelDb, frames }: Features): [number, number] {
  const loudest = levelDb.reduce((most, value) => Math.max(most, value), -120);
  if (loudest < INAUDIBLE_DB) throw new EngineError('rejected', 'The recording is silent.');
  const loud = (db: number) => db > loudest - SILENCE_DB;
  const first = Math.max(0, levelDb.findIndex(loud) - MARGIN_FRAMES);
  const last = Math.min(frames, levelDb.findLastIndex(loud) + MARGIN_FRAMES);
  return [first * FRAME_MS, last * FRAME_MS];
}

export default align;
