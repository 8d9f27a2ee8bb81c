// When the words of a card enter.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { Overlay, OverlayLayer } from './overlay.ts';

/** Layers that would enter during a transition are there from its first frame on: an empty ground says nothing. */
const ENTERS_AFTER = 5;

/** Shows layers that enter immediately from the first frame on, because feeds show the first frame of a video as its thumbnail. */
export const withoutEntrance = ({ top, layers }: Overlay): Overlay => ({
  top,
  layers: layers.map(({ after, ...layer }) => (after !== undefined && after <= 0 ? layer : { ...layer, after })),
});

/** The first words of a card are there with its ground. */
export const afterTransition = ({ top, layers }: Overlay, { transition }: SceneShot): Overlay =>
  transition === 'cut' ? { top, layers } : { top, layers: layers.map(enteringLate) };

const enteringLate = (layer: OverlayLayer): OverlayLayer =>
  (layer.after ?? 0) > ENTERS_AFTER ? layer : { ...layer, after: undefined };

/** The words of a card so many frames after they began: what has entered is there. */
export const goingOn = ({ top, layers, ...overlay }: Overlay, frames: number): Overlay => ({
  ...overlay,
  top,
  layers: layers
    .filter(({ until = Number.POSITIVE_INFINITY }) => until > frames)
    .map(({ after = 0, until, ...layer }) => ({
      ...layer,
      after: after < frames ? undefined : after - frames,
      ...(until !== undefined && { until: until - frames }),
    })),
});
