// Reads the place that a description names, for comparisons only: the models understand the description itself.
import type { ScenePlace } from '@greenroom/engine-kit/ports/scene-clip';

/** Words at the beginning that do not change how a place looks. */
const LEADING = new Set(['a', 'an', 'the', 'in', 'at', 'on', 'inside', 'my', 'our', 'your', 'his', 'her', 'their']);

/** Compares descriptions by their words, without case, punctuation and leading articles. */
export function readPlace(description: string): ScenePlace {
  const words =
    description
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const first = words.findIndex((word) => !LEADING.has(word));
  const kind = first === -1 ? null : words.slice(first).join(' ');
  return { kind, isNamed: false, time: undefined, weather: undefined, season: undefined };
}
