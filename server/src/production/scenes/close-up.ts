// A close-up of the presenter in a film that would have none.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';

type Look = Pick<SceneShot, 'subject' | 'framing' | 'element' | 'title' | 'place'>;

/** So many words are a share, "9 out of 10", which has a figure that needs room below the face. */
const SHARE_WORDS = 3;

/**
 * The looks with one of them closer: in one place, or else in another, of which less is seen then; rather without a
 * claim. Not the first, which is the hook.
 * @param home the place where it is rather, usually the setting
 */
export function withCloseUp<T extends Look>(looks: readonly T[], home: string): T[] {
  const isHome = ({ place }: Look) => place === home;
  const isShare = ({ title }: Look) => title !== null && title.key.split(/\s+/u).length >= SHARE_WORDS;
  const shown = looks.slice(1).filter(({ subject, element }) => subject === 'presenter' && element === null);
  if (looks.some(({ framing, subject }) => subject === 'presenter' && framing === 'close')) return [...looks];
  const closest =
    shown.find((look) => isHome(look) && look.title === null) ??
    shown.findLast((look) => isHome(look) && !isShare(look)) ??
    shown.find((look) => look.title === null) ??
    shown.findLast((look) => !isShare(look));
  return looks.map((look) => (look === closest ? { ...look, framing: 'close' } : look));
}
