// A second place in a film: the other one of its brief, or another of its trade if its words name none.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { placeNear, type ReadPlace } from './shot-places.ts';

type Look = Pick<SceneShot, 'subject' | 'framing' | 'element' | 'title' | 'place'>;

/** The share of the film after which the presenter is elsewhere, and after which they are back. */
const ELSEWHERE = { from: 0.3, until: 0.8 };

/**
 * The looks, those in the middle of the film in another place; as they are if they have two places already.
 * @param home the setting @param others places of the brief or the trade, in words
 */
export function withSecondPlace<T extends Look>(
  looks: readonly T[],
  home: string,
  others: readonly string[],
  read: ReadPlace,
): T[] {
  const other = others.map((words) => placeNear(home, words, read)).find((place) => place !== home);
  if (other === undefined || looks.some(({ place, element }) => place !== home || element !== null)) return [...looks];
  const [from, until] = [ELSEWHERE.from, ELSEWHERE.until].map((share) => share * looks.length) as [number, number];
  const isHome = (index: number) => index < Math.max(1, from) || index >= Math.min(until, looks.length - 1);
  const isPresenter = (index: number) => looks[index]?.subject === 'presenter';
  const isTitled = (index: number) => isPresenter(index) && !isHome(index) && looks[index]!.title !== null;
  // Each framing at a place costs a painting, but a close-up of the medium one none, so that elsewhere only these two alternate.
  let before: T['framing'] | undefined;
  const framingAt = (index: number): T['framing'] => {
    const { framing } = looks[index]!;
    if (isHome(index)) {
      const isAlone = ![index - 1, index + 1].some((near) => isPresenter(near) && isHome(near));
      return isAlone ? looks[0]!.framing : framing;
    }
    // Large words need room below the face.
    const wanted = isTitled(index) ? 'medium' : isTitled(index + 1) ? 'close' : framing === 'wide' ? 'medium' : framing;
    if (wanted !== before) return wanted;
    return wanted === 'medium' ? 'close' : 'medium';
  };
  return looks.map((look, index) => {
    const framing = isPresenter(index) ? framingAt(index) : look.framing;
    before = isPresenter(index) && !isHome(index) ? framing : undefined;
    return { ...look, framing, place: isHome(index) ? home : other };
  });
}
