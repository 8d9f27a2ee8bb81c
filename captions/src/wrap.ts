// Breaks the words of a caption into lines.
import { spaceBetween } from '@greenroom/engine-kit/text/words';
import { isSuffix } from './phrases.ts';

export interface Measure {
  maxWidth: number;
  widthOf(text: string, fontPx: number): number;
}

export interface Piece {
  text: string;
  index: number;
}

const gapOf = (fontPx: number): number => fontPx * 0.3;

export const gapBetween = (before: string, after: string, fontPx: number): number =>
  spaceBetween(before, after) ? gapOf(fontPx) : 0;

/** The words on one line or on the two most even ones; undefined if they do not fit on two. */
export const wrap = (
  words: readonly string[],
  { maxWidth, widthOf }: Measure,
  fontPx: number,
): Piece[][] | undefined => {
  const pieces = words.map((text, index) => ({ text, index }));
  // Edges of the words on one unlimited line.
  let x = 0;
  const edges = pieces.map(({ text }, i) => {
    const left = i === 0 ? 0 : x + gapBetween(words[i - 1]!, text, fontPx);
    x = left + widthOf(text, fontPx);
    return { left, right: x };
  });
  if (x <= maxWidth) return [pieces];
  const cuts = edges.slice(1).flatMap(({ left }, i) => {
    const width = Math.max(edges[i]!.right, x - left);
    // A suffix is separated from its word only if there is no other break.
    return width > maxWidth ? [] : [{ at: i + 1, cost: width + (isSuffix(words[i + 1]!) ? maxWidth : 0) }];
  });
  const best = cuts.sort((a, b) => a.cost - b.cost)[0];
  return best && [pieces.slice(0, best.at), pieces.slice(best.at)];
};
