// Reduces a text to the letters and digits that a speaker reads, to compare texts that are written differently.

/** A letter or digit, without case and accents, and where it is. */
export interface FoldedCharacter {
  character: string;
  /** The index of its first code unit in the text. */
  index: number;
}

/** Compatibility forms such as ligatures and full-width letters are the letters themselves. */
export function fold(text: string): FoldedCharacter[] {
  const folded: FoldedCharacter[] = [];
  let index = 0;
  for (const written of text) {
    for (const character of written.normalize('NFKD').toLowerCase()) {
      if (/[\p{L}\p{N}]/u.test(character)) folded.push({ character, index });
    }
    index += written.length;
  }
  return folded;
}
