// Breaks text into lines by measured width, in any script, keeping only drawable words.
import { drawableText } from '@greenroom/captions/drawable-text';
import { measureCaption } from '@greenroom/captions/fonts';
import { splitWords } from '@greenroom/engine-kit/text/words';

const LETTER = /[\p{L}\p{N}]/u;

/** The drawable words of a text, each with its preceding space, and the `missing` words that the fonts cannot draw. */
export const drawableWords = (text: string): { words: string[]; missing: string[] } => {
  const words: string[] = [];
  const missing: string[] = [];
  let at = 0;
  for (const word of splitWords(text)) {
    const start = text.indexOf(word, at);
    const spaced = words.length > 0 && start > at;
    at = start + word.length;
    const drawn = drawableText(word);
    if (drawn !== undefined) words.push(spaced ? ` ${drawn}` : drawn);
    else if (LETTER.test(word)) missing.push(word);
  }
  return { words, missing };
};

export const widthOf = (line: string, fontPx: number): number => measureCaption(fontPx, line);

/** Fills lines greedily; a word wider than a line gets its own. */
const fillLines = (words: readonly string[], widest: number, fontPx: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + word, fontPx) <= widest) lines[lines.length - 1] = last + word;
    else lines.push(word.trimStart());
  }
  return lines;
};

/** Breaks words into as few lines as `fillLines`, balanced in width. */
export const evenLines = (words: readonly string[], widest: number, fontPx: number): string[] => {
  const lines = fillLines(words, widest, fontPx);
  for (let narrower = widest * 0.97; narrower > widest * 0.3; narrower *= 0.97) {
    const tighter = fillLines(words, narrower, fontPx);
    if (tighter.length > lines.length || tighter.some((line) => widthOf(line, fontPx) > narrower)) break;
    lines.splice(0, lines.length, ...tighter);
  }
  return lines;
};
