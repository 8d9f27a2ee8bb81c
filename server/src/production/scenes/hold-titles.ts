// Keeps the key words of titles on screen long enough to be read.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { FRAME_MS } from './frames.ts';

/** The key words are seen for at least so long. */
const MIN_SEEN_MS = 1200;
/** What remains of the next shot, which begins later for it. */
const MIN_REST_MS = 1500;

type TimedShot = Pick<SceneShot, 'title' | 'startMs' | 'endMs'> & { scene: number };

/**
 * If key words are spoken at the end of a shot, it lasts into the first words of the next one. At the end of the first scene, which has
 * a price of its own, and before a short shot, they are shown earlier than they are spoken.
 */
export function holdTitles<T extends TimedShot>(shots: readonly T[]): T[] {
  const held = shots.map((shot) => ({ ...shot }));
  for (const [index, shot] of held.entries()) {
    const { title, endMs } = shot;
    if (title === null || endMs - title.keyMs >= MIN_SEEN_MS) continue;
    const next = held[index + 1];
    const until = Math.ceil((title.keyMs + MIN_SEEN_MS) / FRAME_MS) * FRAME_MS;
    const hasOnePrice = next && (next.scene === shot.scene || shot.scene > 0);
    if (hasOnePrice && next.endMs - until >= MIN_REST_MS && !isSpokenBefore(next, until)) {
      shot.endMs = until;
      if (next.title) next.title = { ...next.title, keyMs: Math.max(next.title.keyMs, Math.round(until)) };
      next.startMs = until;
    } else shot.title = { ...title, keyMs: Math.max(shot.startMs, Math.round(endMs - MIN_SEEN_MS)) };
  }
  return held;
}

/** Whether the shot has key words that are spoken before that, later than its first word. */
const isSpokenBefore = ({ title, startMs }: TimedShot, ms: number): boolean =>
  title !== null && title.keyMs < ms && title.keyMs > startMs + FRAME_MS;
