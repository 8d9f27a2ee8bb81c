// Shifts the sound of a finished video against its lips: a measure that does not get worse by this says nothing.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { closuresOf, followsSound, type Lips } from '@greenroom/engine-kit/lipsync-score';
import type { Speech } from '@greenroom/engine-kit/ports/speech';

/** By how much the sound comes later than in the video. Beyond what viewers notice: some 45 ms early, 125 ms late (ITU-R BT.1359). */
export const SHIFTS_MS = [-200, -120, 0, 120, 200];

export interface Watched {
  lips: Lips;
  sound: Sound;
  phones: Speech['phones'];
}

export interface ShiftScore {
  /** Without looking for a better lag. */
  correlation: number;
  lagMs: number;
  count: number;
  closed: number;
}

export function scoreShifted({ lips, sound, phones }: Watched, ms: number): ShiftScore {
  const later = delayed(sound, ms);
  const said = phones.map((phone) => ({ ...phone, startMs: phone.startMs + ms, endMs: phone.endMs + ms }));
  const { count, missedMs } = closuresOf(
    lips,
    said.filter(({ startMs }) => startMs >= 0),
  );
  return {
    correlation: followsSound(lips, later, 0).correlation,
    lagMs: followsSound(lips, later).lagMs,
    count,
    closed: count - missedMs.length,
  };
}

/** Of the same length, with silence for what is missing. */
function delayed({ samples, sampleRate }: Sound, ms: number): Sound {
  const by = Math.round((ms * sampleRate) / 1000);
  const moved = new Float32Array(samples.length);
  moved.set(by < 0 ? samples.subarray(-by) : samples.subarray(0, samples.length - by), Math.max(0, by));
  return { samples: moved, sampleRate };
}
