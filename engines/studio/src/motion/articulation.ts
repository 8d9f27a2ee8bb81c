// When a mouth speaks and when it rests: it relaxes in every pause, and smiles again in a long one.
import { mix, smooth } from '../paint/curve.ts';

interface Span {
  startMs: number;
  endMs: number;
}

/** The shortest silence in which the mouth relaxes, and in which it smiles. */
const PAUSE_MS = 180;
const LONG_PAUSE_MS = 1100;
/** Time in which the mouth relaxes after a sound, or leaves its rest before the next: a third of a short pause. */
const RELAX_MS = 110;
/** Lips take their shape this long before the sound is heard. */
export const LEAD_MS = 30;
/** Time in which the mouth leaves its rest if the sound begins with the first frame, which shows it at rest. */
const HURRIED_MS = 30;
/** A smile begins this long after the last sound, takes this long, and ends this long before the next sound. */
const SMILE = { afterMs: 180, takesMs: 240, beforeMs: 40 } as const;

/** Spans without the silences between them that are shorter than `silenceMs`. */
const runsOf = (sounds: readonly Span[], silenceMs: number): Span[] => {
  const runs: Span[] = [];
  for (const { startMs, endMs } of sounds) {
    const last = runs.at(-1);
    if (last && startMs - last.endMs < silenceMs) last.endMs = endMs;
    else runs.push({ startMs, endMs });
  }
  return runs;
};

/** The share of a sound's shape that the mouth takes at a time in milliseconds: 1 in speech, 0 in a pause. */
export const articulationTrack = (sounds: readonly Span[]): ((ms: number) => number) => {
  const runs = runsOf(sounds, PAUSE_MS).map(({ startMs, endMs }, i, all) => {
    const restMs = i === 0 ? LEAD_MS : all[i - 1]!.endMs;
    const fullMs = Math.max(startMs, restMs + HURRIED_MS);
    const gather = Math.min(RELAX_MS, i === 0 ? fullMs - restMs : (startMs - restMs) / 3);
    const relax = Math.min(RELAX_MS, ((all[i + 1]?.startMs ?? Number.POSITIVE_INFINITY) - endMs) / 3);
    return { fromMs: fullMs - gather, fullMs, endMs, toMs: endMs + relax };
  });
  return (ms) => {
    const run = runs.find(({ toMs }) => ms < toMs);
    return run ? smooth(run.fromMs, run.fullMs, ms) * smooth(run.toMs, run.endMs, ms) : 0;
  };
};

/** How much of speaking stays in a smile after the first sound: its lips almost meet, or an open mouth would look like a sound that is not heard. */
const SPOKEN = 2 / 3;

/** Whether the presenter is speaking, 1, or resting with a smile: 0 before the first sound, and `SPOKEN` in long pauses and at the end. */
export const talkTrack = (sounds: readonly Span[]): ((ms: number) => number) => {
  const runs = runsOf(sounds, LONG_PAUSE_MS).map(({ startMs, endMs }, i) => {
    const fullMs = Math.max(startMs - SMILE.beforeMs, HURRIED_MS);
    return {
      rest: i === 0 ? 0 : SPOKEN,
      fromMs: Math.max(0, fullMs - SMILE.takesMs),
      fullMs,
      endMs: endMs + SMILE.afterMs,
    };
  });
  return (ms) => {
    const run = runs.find(({ endMs }) => ms < endMs + SMILE.takesMs);
    if (!run) return runs.length > 0 ? SPOKEN : 0;
    const { rest, fromMs, fullMs, endMs } = run;
    return ms < endMs
      ? mix(rest, 1, smooth(fromMs, fullMs, ms))
      : mix(SPOKEN, 1, smooth(endMs + SMILE.takesMs, endMs, ms));
  };
};
