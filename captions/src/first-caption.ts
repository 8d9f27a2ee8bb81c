// The first caption of a script on the lines that the painter breaks it into, for previews.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { phrasesOf } from './phrases.ts';
import { gapBetween, wrap } from './wrap.ts';

export interface CaptionPiece {
  text: string;
  /** Of its word in the caption. */
  index: number;
  /** A space is before it on its line. */
  spaced: boolean;
}

/** @param maxWidth of a line, and widths of words: in heights of the letters */
export const firstCaption = (script: string, maxWidth: number, widthOf: (text: string) => number): CaptionPiece[][] => {
  const measure = { maxWidth, widthOf };
  const words = splitWords(script).map((text) => ({ text, startMs: 0, endMs: 0 }));
  const textsOf = (phrase: readonly { text: string }[]) => phrase.map(({ text }) => text);
  const [first = []] = phrasesOf(words, (phrase) => wrap(textsOf(phrase), measure, 1) !== undefined);
  const lines = wrap(textsOf(first), measure, 1) ?? [first.map(({ text }, index) => ({ text, index }))];
  return lines.map((line) =>
    line.map((piece, i) => ({ ...piece, spaced: i > 0 && gapBetween(line[i - 1]!.text, piece.text, 1) > 0 })),
  );
};
