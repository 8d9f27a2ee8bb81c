// The places of a scenes video, each painted once: behind the presenter, and as the ground of titles and things.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { Canvas } from '@napi-rs/canvas';
import { memoize } from '../memoize.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { paintDeepPlace, paintPlace } from '../places/paint-place.ts';
import type { PlacePlan } from '../places/plan.ts';
import type { PlannedShot } from '../scene/cut-aways.ts';
import { SHOT } from '../scene/shots.ts';
import { placeFor } from './presenter.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { showsPresenter } from './shot-cards.ts';

/** The only place of a film is seen from two sides: the second one behind a presenter who is nearer or farther, and behind titles. */
type View = 'first' | 'second';

const placeView = (place: PlacePlan, view: View): PlacePlan => (view === 'first' ? place : { ...place, side: view });

export const createShotPlaces = ({
  likeness,
  shots,
  fast,
}: Pick<SceneClipInput, 'likeness' | 'fast'> & { shots: readonly PlannedShot[] }) => {
  const { width, height } = SHOT;
  // The camera of a fast video shows no parallax, so it needs no depth.
  const paint = fast ? paintPlace : paintDeepPlace;
  // Painting a place takes as long as painting a presenter, and the place is the same in every framing.
  const view = memoize((words: string, view: View) =>
    paint(placeView(placeFor(likeness.json, words), view), width, height),
  );
  const hasOnePlace = new Set(shots.map(({ place }) => place)).size === 1;

  const placeBehind = ({ place, framing }: Pick<SceneShot, 'place' | 'framing'>): Backdrop =>
    view(place, framing === 'medium' || !hasOnePlace ? 'first' : 'second');

  /** The view of a place that is painted anyway, if one is, for grounds on which it is hardly seen. */
  const paintedPlace = (place: string): Canvas => {
    const seen = shots.find((shot) => shot.place === place && shot.element === null && showsPresenter(shot));
    return placeBehind({ place, framing: fast || !seen ? 'medium' : seen.framing }).picture;
  };

  const placeAlone = ({ place }: SceneShot): Backdrop => paint(placeFor(likeness.json, place), width, height, 'alone');

  return { placeBehind, paintedPlace, placeAlone };
};
