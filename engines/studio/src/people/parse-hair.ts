// Reads hair style, length and colour, and the colour of a beard, from the clauses of a description.
import { colourOf, isColourWord, wordsOf } from '../paint/colour-words.ts';
import {
  beardNouns,
  curlyWords,
  hairColourAlone,
  hairColourWords,
  hairNouns,
  hairStyleWords,
} from '../words/hair-words.ts';
import { type Clause, otherFeatures } from './clauses.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { HairColour } from './palettes.ts';
import { type HairStyle, hairStyles } from './traits.ts';

/** Whether the hair of a person is most often coily if nothing is done to it. */
const hasCoilyHair = ({ skin, origin }: DescribedTraits): boolean =>
  skin === undefined
    ? ['african', 'sahelian', 'horn-of-africa', 'caribbean', 'south-african'].includes(origin ?? '')
    : skin === 'deep' || skin === 'ebony';

/** Styles whose loose part shows whether hair is curly. */
const tiedUp = new Set<HairStyle | undefined>(['bun', 'messy-bun', 'ponytail']);

export const parseHair = (clauses: readonly Clause[], described: DescribedTraits): void => {
  const bald = /\b(bald|shaven head|shaved head|no hair|hairless)\b/;
  const [told, denied] = [true, false].map((is) =>
    clauses.filter(({ text, negated }) => bald.test(text) && negated !== is),
  );
  const shaven = told!.length > 0 || clauses.some(({ text }) => /^(no|without)( any)? hair$/.test(text));
  if (shaven) described.hairStyle = 'bald';
  const affirmed = clauses.filter(({ text, negated }) => !negated && !bald.test(text));
  // The list's order decides, not the text's: "a bob with a fringe" is a fringe.
  for (const { pattern, style, wave, length, cut, anyTexture } of hairStyleWords) {
    const clause = affirmed.find(({ text }) => pattern.test(text));
    if (!clause || described.hairStyle !== undefined) continue;
    const female =
      described.gender === 'female' || (described.gender === undefined && /\b(long|fringe|bangs)\b/.test(clause.text));
    described.hairStyle = typeof style === 'string' ? style : style[female ? 'female' : 'male'];
    if (wave !== undefined) described.wave = wave;
    if (length !== undefined) described.hairLength = length;
    if (cut !== undefined) described.hairCut = cut;
    if (anyTexture && !clauses.some(isCombed)) described.anyHairTexture = true;
  }
  const isNatural = described.hairStyle === undefined && affirmed.some(({ text }) => /\bnatural hair\b/.test(text));
  if (isNatural && hasCoilyHair(described)) described.hairStyle = described.gender === 'male' ? 'short-curls' : 'afro';
  if (tiedUp.has(described.hairStyle) && affirmed.some(({ text }) => curlyWords.test(text))) described.wave = 1;
  if (affirmed.some(({ text }) => /\bstraight\b/.test(text) && hairNouns.test(text))) described.wave ??= 0;
  if (denied!.length > 0) described.hairStyle ??= 'crop';
  for (const { text } of affirmed) parseHairColour(text, described);
  for (const { text } of affirmed)
    for (const [pattern, colour] of hairColourAlone) if (pattern.test(text)) described.hairColour ??= colour;
  if (described.hairDye) delete described.hairColour;
  parseExcludedHair(clauses, described);
};

/** Whether words say that hair is straight. */
const isCombed = ({ text, negated }: Clause): boolean =>
  negated ? /\b(curl|coil|fade|afro)/.test(text) : /\b(straight|sleek|smooth|relaxed|silky)\b/.test(text);

/** Stems that exclude every style with the stem in its name. */
const styleStems = ['curl', 'wav', 'braid', 'fringe', 'long', 'straight', 'buzz', 'bun', 'bob', 'afro', 'loc'];

const parseExcludedHair = (clauses: readonly Clause[], described: DescribedTraits): void => {
  for (const [i, { text, negated }] of clauses.entries()) {
    if (!negated) continue;
    const stems = styleStems.filter((stem) => new RegExp(`\\b${stem}`).test(text));
    const listed = hairStyleWords.filter(({ pattern }) => pattern.test(text)).map(({ style }) => style);
    const styles = hairStyles.filter(
      (style) =>
        stems.some((stem) => style.includes(stem)) ||
        listed.includes(style) ||
        (/\bbald/.test(text) && style === 'bald'),
    );
    if (styles.length > 0 && described.hairStyle === undefined)
      described.excluded = {
        ...described.excluded,
        hairStyles: [...(described.excluded?.hairStyles ?? []), ...styles],
      };
    const alone = hairColourAlone.find(([pattern]) => pattern.test(text))?.[1];
    const ofHair = /\bhair( is)?$/.test(clauses[i - 1]?.text ?? '') ? `${text} hair` : text;
    const colour = alone ?? wordsAroundNoun(ofHair, hairNouns).map(naturalColour).find(Boolean);
    if (colour && !described.hairColour && !described.hairDye)
      described.excluded = { ...described.excluded, hairColours: [...(described.excluded?.hairColours ?? []), colour] };
  }
};

/** The words before a noun ("dark brown curls"), then those after it ("hair dyed green"), in the order to search them. */
const wordsAroundNoun = (text: string, noun: RegExp): readonly string[][] => {
  const plain = text.replace(otherFeatures, ' ');
  const hit = plain.match(noun);
  if (!hit) return [];
  const at = hit.index!;
  return [wordsOf(plain.slice(0, at)).slice(-5), wordsOf(plain.slice(at + hit[0].length)).slice(0, 5)];
};

const naturalColour = (words: readonly string[]): HairColour | undefined => {
  const run = words.join(' ');
  return hairColourWords.find(([pattern]) => pattern.test(run))?.[1];
};

const parseHairColour = (text: string, described: DescribedTraits): void => {
  if (beardNouns.test(text)) {
    const [before = []] = wordsAroundNoun(text, beardNouns);
    const after = text.match(/\b(?:beard|moustache|mustache|stubble|goatee) (?:is|are|of|in) (.*)/);
    const colour = naturalColour(before) ?? (after ? naturalColour(wordsOf(after[1]!)) : undefined);
    if (colour) described.beardColour ??= colour;
    if (!/\bhair\b/.test(text)) return;
  }
  if (described.hairColour || described.hairDye) return;
  for (const words of wordsAroundNoun(text, hairNouns)) {
    const natural = naturalColour(words);
    const dye = natural ? undefined : colourOf(words.filter((word) => isColourWord(word)));
    if (natural) described.hairColour = natural;
    if (dye) described.hairDye = dye.colour;
    if (natural || dye) return;
  }
};
