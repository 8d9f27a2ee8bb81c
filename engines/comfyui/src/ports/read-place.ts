// Reads the place of a description: its words without articles, because the graph sees the description itself.
import type { ScenePlace } from '@greenroom/engine-kit/ports/scene-clip';

const ARTICLES = new Set(['a', 'an', 'the', 'my', 'our', 'your']);

/** Two descriptions with the same words are the same place. Takes time linear in the length of the text. */
export function readPlace(words: string): ScenePlace {
  const named = (words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !ARTICLES.has(word));
  return { kind: named.join(' ') || null, isNamed: false, time: undefined, weather: undefined, season: undefined };
}
