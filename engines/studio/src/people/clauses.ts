// Splits a description into clauses and marks the negated ones: "no beard", "without glasses", "not bald".
export interface Clause {
  /** Lower case, single spaces, no hyphens. */
  readonly text: string;
  readonly negated: boolean;
  /** Follows the clause before it after "and". */
  readonly isAdded?: true;
}

/** Colours in a text that are of eyes or skin. */
export const otherFeatures =
  /\b(?:(?:very )?(?:dark|light|pale|bright|deep) )?\w+ (?:eye[sd]?|skin(?:ned)?|complexion)\b/g;

const negation = /\b(no|not|without|never|isn't|aren't|doesn't|does not|don't|lacks|lacking|free of|minus|sans|nor)\b/;

/** Phrases and the simpler ones that replace them before parsing. */
const normalizations: readonly (readonly [RegExp, string])[] = [
  [/[-–—_/]/g, ' '],
  [/[’`]/g, "'"],
  [/clean ?shaven|smooth ?shaven/g, 'clean shaven, no beard,'],
  [/\b(beard|hat|tie|moustache|mustache)less\b/g, 'no $1'],
  [/\b(glasses|beard|jewell?e?ry|make ?up) free\b/g, 'no $1'],
  [/\bneither\b/g, 'no'],
  [/\b(?:anything|nothing) but (?=an? |the )/g, 'no '],
  [
    /\b(no longer|doesn't|does not|don't|isn't|is not|not|never|without)( ever| currently| been)? (wearing|wears?|worn|have|having|has|had)\b/g,
    'no',
  ],
  [/\b(?:un|(?:non|not) )smiling\b/g, 'serious'],
  [/\bplus size\b/g, 'plussize'],
  [/\b(?:off (?:the )?shoulders?|bare shoulder(?:ed|s)?|bardot)\b/g, 'offshoulder'],
  [/\bbrides? to be\b/g, 'engaged woman'],
  [/\bwashed out\b/g, 'faded'],
  // "A shirt the colour of sand".
  [/\b(?:in )?(?:the |an? )?(?:colou?r|shade) of\b/g, 'in'],
  [/\b(salt (and|&|n|'n') pepper|pepper and salt|salt n pepper)\b/g, 'salt pepper'],
  [/\b(?:bun (?=in (?:(?:his|her|their|the|one|a) )?hands?\b)|(?:holding|eating) an? bun\b)/g, 'roll '],
  // One beard or head of hair, described by several words.
  [
    /\b(long|short|full|thick|bushy|big|wild|neat|thin|wavy|curly|straight|dark|light), (?=(?:\w+,? ){0,2}(?:beard|moustache|mustache|hair)\b)/g,
    '$1 ',
  ],
  [/\b(?:top|clothes|clothing|outfit|wearing|wardrobe|attire)\s*:/g, ', wearing'],
];

/** Turns "hair: black, long; eyes: blue" into "black long hair; blue eyes". */
const expandLabels = (text: string): string => {
  const [first, ...others] = text.split(':') as [string, ...string[]];
  let expanded = '';
  let before = first;
  for (const [i, part] of others.entries()) {
    const label = /\b(hair|eyes?|skin|beard|glasses)\s*$/.exec(before);
    const described = part.trimStart();
    const value = label ? labelledValue(described, i === others.length - 1) : undefined;
    if (label && value !== undefined) {
      expanded += `${before.slice(0, label.index)}${value.replaceAll(',', ' ')} ${label[1]};`;
      before = described.slice(value.length);
    } else {
      expanded += `${before}:`;
      before = part;
    }
  }
  return expanded + before;
};

/** The value after a label: up to the end of its sentence, or to the next label. */
const labelledValue = (described: string, isLast: boolean): string | undefined => {
  const end = described.search(/[;.\n]/);
  if (end >= 0) return described.slice(0, end);
  if (isLast) return described;
  const next = /(?<!\w)\w+\s*$/.exec(described);
  return next ? described.slice(0, next.index).trimEnd().replace(/,$/, '') : undefined;
};

/**
 * The clauses of a text. A negation extends to the end of its clause and across "or", and across "and" before a single word
 * ("no beard and moustache", but not "no glasses and a blue shirt"); "but" and "with" end it.
 */
export const clausesOf = (text: string): Clause[] => {
  const plain = normalizations.reduce((so, [pattern, by]) => so.replace(pattern, by), expandLabels(text.toLowerCase()));
  const clauses: Clause[] = [];
  for (const sentence of plain.split(/[.;:!?\n()]+/)) {
    let pending = false;
    for (const part of sentence.split(
      /,|\bbut\b|\bhowever\b|\bwho\b|\bwith(?!out)\b|\bwearing\b|\bwears\b|\bdressed\b|\bhas\b|\bhaving\b|(?=\bno\b|\bnot\b|\bwithout\b)|\bin (?=an? |the |her |his |their |all )/,
    )) {
      // "Not in a suit": a negation alone belongs to the next part.
      if (/^\s*(?:and |or )?(?:no|not|never|without)\s*$/.test(part)) {
        pending = true;
        continue;
      }
      let negated = pending && part.trim() !== '';
      if (negated) pending = false;
      let joined = '';
      let isFirst = negated;
      for (const piece of part.split(/(\band\b|\bor\b|\bnor\b|\bover\b|&|\bplus\b|\bunder\b)/)) {
        const clause = piece.replace(/\s+/g, ' ').trim();
        if (/^(and|or|nor|over|&|plus|under)$/.test(clause)) {
          joined = clause;
          continue;
        }
        const carried: boolean =
          negated && (/n?or/.test(joined) || (/and|&/.test(joined) && /^(any )?\S+$/.test(clause)));
        negated = negation.test(clause) || carried || isFirst;
        isFirst = false;
        if (clause !== '')
          clauses.push({ text: clause, negated, ...(/and|&/.test(joined) && { isAdded: true as const }) });
      }
    }
  }
  return clauses;
};
