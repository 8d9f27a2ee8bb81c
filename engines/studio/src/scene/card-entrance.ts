// When the words of a card enter.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { Overlay, OverlayLayer } from './overlay.ts';

/** Frames of a transition before the words of a card enter, because a face is still there, and of their entrance, which is quick. */
const ENTERS_AFTER = 5;
const QUICK_ENTRANCE = 6;

/** Shows layers that enter immediately from the first frame on, because feeds show the first frame of a video as its thumbnail. */
export const withoutEntrance = ({ top, layers }: Overlay): Overlay => ({
  top,
  layers: layers.map(({ after, ...layer }) => (after !== undefined && after <= 0 ? layer : { ...layer, after })),
});

/** The words of a card enter when its ground is nearly in place. */
export const afterTransition = ({ top, layers }: Overlay, { transition }: SceneShot): Overlay =>
  transition === 'cut' ? { top, layers } : { top, layers: layers.map(enteringLate) };

const enteringLate = (layer: OverlayLayer): OverlayLayer =>
  (layer.after ?? 0) > ENTERS_AFTER ? layer : { ...layer, after: ENTERS_AFTER, entrance: QUICK_ENTRANCE };
