// Assigns the client's elements to pieces of the speech, by their captions.
import type { Piece } from './shot-pieces.ts';
import { isUnstressed } from './unstressed.ts';

export interface ShotElement {
  role: 'setting' | 'product' | 'prop';
  caption?: string | undefined;
}

/**
 * Returns the element of each piece that has one. An element goes to the piece whose words match its caption, and otherwise
 * evenly in order. The first piece is used only if the others do not suffice, and the last only if those between do not.
 */
export function placeElements(pieces: readonly Piece[], elements: readonly ShotElement[]): Map<number, number> {
  const all = pieces.map((_, index) => index);
  const places = [all.slice(1, -1), all.slice(1)].find((some) => some.length >= elements.length) ?? all;
  const stemsOf = pieces.map(({ text }) => contentStems(text));
  /** Words of many sentences count less. */
  const likeness = (element: number, piece: number): number =>
    [...contentStems(elements[element]!.caption ?? '')]
      .filter((stem) => stemsOf[piece]!.has(stem))
      .reduce((sum, stem) => sum + 1 / stemsOf.filter((stems) => stems.has(stem)).length, 0);
  const shown = elements.slice(0, places.length).keys().toArray();
  const placed = new Map<number, number>();
  const put = (element: number, order: (place: number) => number): void => {
    const free = places.filter((place) => !placed.has(place));
    placed.set(
      free.reduce((best, place) => (order(place) < order(best) ? place : best)),
      element,
    );
  };
  const matches = (element: number): boolean => places.some((place) => likeness(element, place) >= MIN_LIKENESS);
  for (const element of shown.filter(matches)) put(element, (place) => -likeness(element, place));
  for (const element of shown.filter((element) => !matches(element))) {
    const even = places[Math.floor((element * places.length) / shown.length)]!;
    put(element, (place) => Math.abs(place - even));
  }
  return placed;
}

/** The likeness of one word of the caption that is in at most two pieces. */
const MIN_LIKENESS = 0.5;

/** The first letters of the words with meaning, so that "bottles" matches "bottle". */
const contentStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [])
      .filter((word) => !isUnstressed(word))
      .map((word) => word.slice(0, 5)),
  );
