// Splits a long text into parts that every server accepts.
import { splitClauses, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { joinWords, splitWords } from '@greenroom/engine-kit/text/words';

/**
 * Characters of one part: OpenAI takes 4,096 and, with its newer models, 2,000 tokens, which a text in Chinese or Thai can have at this
 * length; chatterbox-tts-api takes 3,000.
 */
export const MAX_PART_CHARACTERS = 2_000;

/** Splits at sentences; sentences that are too long at clauses, and clauses at words. A short text is one part, unchanged. */
export function splitText(text: string): string[] {
  if (text.length <= MAX_PART_CHARACTERS) return [text];
  return pack(
    splitSentences(text).flatMap((sentence) =>
      sentence.length <= MAX_PART_CHARACTERS
        ? [sentence]
        : splitClauses(sentence).flatMap((clause) =>
            clause.length <= MAX_PART_CHARACTERS ? [clause] : pack(splitWords(clause).flatMap(cut), joinWords),
          ),
    ),
    (pieces) => pieces.join(' '),
  );
}

/** Joins pieces to as few parts as possible. */
function pack(pieces: readonly string[], join: (pieces: readonly string[]) => string): string[] {
  const parts: string[][] = [];
  let length = 0;
  for (const piece of pieces) {
    length += piece.length + 1;
    if (parts.length === 0 || length > MAX_PART_CHARACTERS) {
      parts.push([]);
      length = piece.length + 1;
    }
    parts.at(-1)!.push(piece);
  }
  return parts.map(join);
}

/** A word that is longer than a part, such as a text without spaces and dictionary. */
function cut(word: string): string[] {
  if (word.length <= MAX_PART_CHARACTERS) return [word];
  const characters = [...word];
  // Two code units each at most.
  const count = MAX_PART_CHARACTERS / 2;
  return Array.from({ length: Math.ceil(characters.length / count) }, (_, i) =>
    characters.slice(i * count, (i + 1) * count).join(''),
  );
}
