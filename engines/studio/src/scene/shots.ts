// Joins consecutive shots into one video; each shot is opened at its first frame, with a transition from the previous one.
import { rgb } from '../paint/colour.ts';
import type { FrameSource } from '../render/encode-video.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';
import type { Picture } from '../render/planes.ts';
import { TRANSITION_FRAMES, type TransitionKind, transitionFrom } from './transition.ts';

export const SHOT = { width: 720, height: 1280, framesPerSecond: 30 } as const;

export const FRAME_MS = 1000 / SHOT.framesPerSecond;

/** A cut is so long before the phrase or the word that begins with it. */
export const BEFORE_PHRASE_MS = 120;

/** The time of the nearest frame. */
export const onFrame = (ms: number): number => Math.round(ms / FRAME_MS) * FRAME_MS;

/** A shot ready to be drawn into frame buffers; takes may share them, one after the other. */
export interface Take {
  readonly buffers: FrameBuffers;
  /** Draws frame `i` of the shot, without its words. */
  draw(frame: Picture, i: number): void;
  /** Draws the words of frame `i`: they stay where they are while the picture changes. */
  lay?: ((frame: Picture, i: number) => void) | undefined;
  /** Of the last drawn frame, as `FaceRig.pose` returns it. Absent if nobody is shown. */
  aperture?(): number;
}

export interface Shot {
  startMs: number;
  endMs: number;
  transition: TransitionKind;
  /** Whether the presenter speaks on camera. */
  speaks: boolean;
  /** Paints what the shot needs; called once, just before its first frame. */
  open(frameCount: number): Promise<Take>;
}

/** The frame at a time of the whole video. */
const frameAt = (ms: number): number => Math.round((ms * SHOT.framesPerSecond) / 1000);

/** The frames of a shot before a time of the whole video. */
export const framesUntil = (ms: number, { startMs }: { startMs: number }): number =>
  Math.round(((ms - startMs) * SHOT.framesPerSecond) / 1000);

/** The pictures of consecutive shots. `apertures`: as of `Lips`, filled as the frames are drawn. @param accent `#rrggbb`, of transitions */
export const picturesOfShots = (
  shots: readonly Shot[],
  origin: FrameSource['origin'],
  accent: string,
): FrameSource & { apertures: (number | null)[] } => {
  const offset = frameAt(shots[0]!.startMs);
  const starts = shots.map(({ startMs }) => frameAt(startMs) - offset);
  const frameCount = Math.max(1, frameAt(shots.at(-1)!.endMs) - offset);
  let at = -1;
  let take: Take | undefined;
  let mixIn: ReturnType<typeof transitionFrom> | undefined;
  /** The last picture of the shot before, without its words, except for those on a panel that hides what is behind it. */
  let last: Uint8Array | undefined;
  const apertures: (number | null)[] = [];

  return {
    ...SHOT,
    frameCount,
    apertures,
    origin,
    draw: async (frame) => {
      const due = starts.findLastIndex((start) => start <= frame);
      if (take === undefined || due !== at) {
        at = due;
        // Release the old take before painting the next, keeping only its last picture: both at once take 50 MB more.
        take = mixIn = undefined;
        take = await shots[at]!.open((starts[at + 1] ?? frameCount) - starts[at]!);
        mixIn = last && transitionFrom(take.buffers, shots[at]!.transition, last, rgb(accent));
        last = undefined;
      }
      const i = frame - starts[at]!;
      const { buffers } = take;
      // The band of a push goes over the words too: before it, they would be over the old picture.
      const isUnderBand = shots[at]!.transition === 'push' && i < TRANSITION_FRAMES;
      take.draw(buffers.frame, i);
      if (isUnderBand) take.lay?.(buffers.frame, i);
      if (i < TRANSITION_FRAMES) mixIn?.(buffers.frame, i);
      apertures[frame] = (shots[at]!.speaks ? take.aperture?.() : undefined) ?? null;
      const shown = buffers.bytesOf(buffers.frame);
      if (frame + 1 === starts[at + 1]) last = shown.slice();
      if (!isUnderBand) take.lay?.(buffers.frame, i);
      return shown;
    },
  };
};
