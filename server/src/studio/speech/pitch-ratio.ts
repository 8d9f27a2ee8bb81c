// How far the pitch of spoken utterances is from the one that was wanted.
import { pitchFigures } from './pitch.ts';
import type { Utterance } from './utterance.ts';

/** Enough to know the pitch by. */
const ENOUGH_S = 20;
const LEAST_VOICED = 60;

/** The factor that leads from the median pitch of the utterances to `wantedHz`; 1 where too little is voiced to tell. */
export function pitchRatio(utterances: readonly Utterance[], wantedHz: number): number {
  const sampleRate = utterances[0]?.sampleRate ?? 1;
  const most = Math.round(sampleRate * ENOUGH_S);
  const sound = new Float32Array(
    Math.min(
      most,
      utterances.reduce((sum, { samples }) => sum + samples.length, 0),
    ),
  );
  let at = 0;
  for (const { samples } of utterances) {
    const part = samples.subarray(0, sound.length - at);
    sound.set(part, at);
    at += part.length;
  }
  const { medianHz, voicedFrames } = pitchFigures(sound, sampleRate);
  return voicedFrames < LEAST_VOICED ? 1 : wantedHz / medianHz;
}
