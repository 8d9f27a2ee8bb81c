// Finds when Flite speaks each token: Flite reports phones but not words, so each token's own phones are aligned with
// the sequence.
import type { RawPhone, Span } from './utterance.ts';

/**
 * Aligns the phones of each token spoken alone with those of the whole utterance (Needleman and Wunsch 1970; cost 1 for
 * a gap, up to 1.75 for a substitution), so that a reduced or linked sound does not shift later ones.
 */
export function alignTokens(phones: readonly RawPhone[], alone: readonly (readonly string[])[]): (Span | undefined)[] {
  const expected = alone.flatMap((symbols, token) => symbols.map((symbol) => ({ symbol, token })));
  const path = align(
    expected.map((entry) => entry.symbol),
    phones.map((phone) => phone.symbol),
  );
  const spans: (Span | undefined)[] = alone.map(() => undefined);
  for (const [at, index] of path) {
    const phone = phones[index]!;
    const token = expected[at]!.token;
    const span = spans[token];
    spans[token] = { startS: span?.startS ?? phone.startS, endS: phone.endS };
  }
  return spans;
}

const GAP = 1;

/** Returns pairs of (index in `a`, index in `b`) of the same sound, in order. */
function align(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const cost = new Float32Array((a.length + 1) * width);
  for (let j = 1; j < width; j++) cost[j] = j * GAP;
  for (let i = 1; i <= a.length; i++) {
    cost[i * width] = i * GAP;
    for (let j = 1; j < width; j++) {
      const same = cost[(i - 1) * width + j - 1]! + distance(a[i - 1]!, b[j - 1]!);
      cost[i * width + j] = Math.min(same, cost[(i - 1) * width + j]! + GAP, cost[i * width + j - 1]! + GAP);
    }
  }
  const path: [number, number][] = [];
  for (let i = a.length, j = b.length; i > 0 && j > 0; ) {
    const current = cost[i * width + j]!;
    if (current === cost[(i - 1) * width + j - 1]! + distance(a[i - 1]!, b[j - 1]!)) path.push([--i, --j]);
    else if (current === cost[(i - 1) * width + j]! + GAP) i--;
    else j--;
  }
  return path.reverse();
}

const VOWEL = /^[aeiou]/;

/** Two vowels, or two consonants, are often one reduced sound; a vowel never matches a consonant. */
const distance = (a: string, b: string): number => (a === b ? 0 : VOWEL.test(a) === VOWEL.test(b) ? 0.75 : 1.75);
