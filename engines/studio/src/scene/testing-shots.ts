// The usual shot of tests: the presenter in an office.
import type { PlannedShot } from './cut-aways.ts';

export const testShot = (over: Partial<PlannedShot> = {}): PlannedShot => ({
  subject: 'presenter',
  framing: 'medium',
  speaks: true,
  place: 'an office',
  element: null,
  title: null,
  transition: 'cut',
  startMs: 1017,
  endMs: 1417,
  ...over,
});
