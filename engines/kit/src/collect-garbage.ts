// What a thread that is kept lets go of between two works.
import { setImmediate as breathe } from 'node:timers/promises';

/** Work that follows at once, as MP3 does speech, should not wait for it; what speech took should be gone when a film takes the most. */
export const COLLECT_GARBAGE_AFTER_MS = 250;

/**
 * Pictures, frames and synthesisers lie outside V8's heap, held by small objects that it sees no reason to collect: a child that had made ten
 * films held 520 MB, and holds 310 so. Collected in a task of V8's own: from within a call, V8 throws away much of what it had compiled as
 * well, and a film takes a third more CPU to begin. Needs `--expose-gc`.
 */
export async function collectGarbage(): Promise<void> {
  await breathe();
  await globalThis.gc?.({ type: 'major', execution: 'async' });
}
