// How the end card of a film looks.
import { SAFE } from '@greenroom/captions/safe-area';
import { END } from '../scene/card-parts.ts';
import { PANEL } from '../scene/end-panel.ts';
import { seededRandom } from '../seeded-random.ts';

/** Words above the presenter, on a panel below them, or above the thing that the film is about. */
export type EndLayout = 'presenter' | 'panel' | 'thing';
const END_LAYOUTS: readonly EndLayout[] = ['presenter', 'panel', 'thing'];

/** The rows of the words; above the presenter, there is room for them down to the hair. */
export const END_ROWS = {
  panel: { top: PANEL.top, bottom: SAFE.bottom },
  thing: { top: END.top, bottom: 0.7 },
} as const;

/** @param seed of the film @param isPossible whether there is something to show, and the words fit */
export const endLayoutOf = (seed: string, isPossible: (layout: keyof typeof END_ROWS) => boolean): EndLayout => {
  const first = Math.floor(seededRandom(`${seed}/end card`)() * END_LAYOUTS.length);
  const layouts = [...END_LAYOUTS.slice(first), ...END_LAYOUTS.slice(0, first)];
  return layouts.find((layout) => layout === 'presenter' || isPossible(layout))!;
};
