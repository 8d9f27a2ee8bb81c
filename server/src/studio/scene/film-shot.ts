// Shots one after the other as one film: each is opened when its time comes and takes over from the one before.
import type { Film } from '../render/film.ts';
import type { Picture } from '../render/planes.ts';
import type { Stage } from '../render/stage.ts';
import { TRANSITION_FRAMES, type TransitionKind, transitionFrom } from './transition.ts';

export const SHOT = { width: 720, height: 1280, framesPerSecond: 30 } as const;

/** A shot ready to be drawn, in the memory of one stage; several takes may share a stage, one after the other. */
export interface Take {
  readonly stage: Stage;
  /** Draws all of a frame, `i` counted from the shot's first one. Answers false, drawing nothing, where it is the frame before once more. */
  draw(frame: Picture, i: number): boolean;
}

export interface Shot {
  startMs: number;
  endMs: number;
  transition: TransitionKind;
  /** Paints what the shot needs; asked once, just before its first frame. */
  open(frameCount: number): Promise<Take>;
}

/** First frame of a time in the whole film. */
const frameAt = (ms: number): number => Math.round((ms * SHOT.framesPerSecond) / 1000);

/** The film of consecutive shots; its frames are asked for in order. `sound`: of these shots, from the first one's start on. */
export const filmOfShots = ({
  shots,
  ...film
}: Pick<Film, 'file' | 'sound' | 'comment' | 'progress'> & { shots: readonly Shot[] }): Film => {
  const offset = frameAt(shots[0]!.startMs);
  const starts = shots.map(({ startMs }) => frameAt(startMs) - offset);
  const frameCount = Math.max(1, frameAt(shots.at(-1)!.endMs) - offset);
  let at = -1;
  let take: Take | undefined;
  let mixIn: ReturnType<typeof transitionFrom> | undefined;
  let drawn = 0;
  // The latest, and the one before: the encoder still reads it, while its stage may be nobody's any more.
  let shown: readonly Uint8Array[] = [];

  return {
    ...film,
    ...SHOT,
    frameCount,
    draw: async (frame) => {
      const due = starts.findLastIndex((start) => start <= frame);
      if (take === undefined || due !== at) {
        at = due;
        take = await shots[at]!.open((starts[at + 1] ?? frameCount) - starts[at]!);
        mixIn = shown[0] && transitionFrom(take.stage, shots[at]!.transition, shown[0]);
      }
      const i = frame - starts[at]!;
      // Counted by what was drawn: a frame shown again is still being read.
      const picture = take.stage.frames[(drawn % 3) as 0 | 1 | 2];
      if (take.draw(picture, i)) {
        if (i < TRANSITION_FRAMES) mixIn?.(picture, i);
        drawn += 1;
        shown = [take.stage.bytesOf(picture), ...shown.slice(0, 1)];
      }
      return shown[0]!;
    },
  };
};
