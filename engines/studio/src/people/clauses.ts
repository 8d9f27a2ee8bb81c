// A description cut into clauses, each with whether it is denied: "no beard", "without glasses", "not bald".
export interface Clause {
  /** Lower case, words parted by single spaces, hyphens gone. */
  readonly text: string;
  readonly negated: boolean;
}

const denial = /\b(no|not|without|never|isn't|aren't|doesn't|does not|don't|lacks|lacking|free of|minus|sans|nor)\b/;

/** Turns of phrase brought down to the few that clauses are read by. */
const plainer: readonly (readonly [RegExp, string])[] = [
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
  [/\b(salt (and|&|n|'n') pepper|pepper and salt|salt n pepper)\b/g, 'salt pepper'],
  [/\b(?:top|clothes|clothing|outfit|wearing|wardrobe|attire)\s*:/g, ', wearing'],
];

/** "hair: black, long; eyes: blue" as "black long hair; blue eyes". */
const unlisted = (text: string): string => {
  const [first, ...others] = text.split(':') as [string, ...string[]];
  let read = '';
  let before = first;
  for (const [i, part] of others.entries()) {
    const label = /\b(hair|eyes?|skin|beard|glasses)\s*$/.exec(before);
    const said = part.trimStart();
    const value = label ? labelled(said, i === others.length - 1) : undefined;
    if (label && value !== undefined) {
      read += `${before.slice(0, label.index)}${value.replaceAll(',', ' ')} ${label[1]};`;
      before = said.slice(value.length);
    } else {
      read += `${before}:`;
      before = part;
    }
  }
  return read + before;
};

/** What stands behind a label: up to where its sentence ends, or to the word that is the next label. */
const labelled = (said: string, isLast: boolean): string | undefined => {
  const end = said.search(/[;.\n]/);
  if (end >= 0) return said.slice(0, end);
  if (isLast) return said;
  const next = /(?<!\w)\w+\s*$/.exec(said);
  return next ? said.slice(0, next.index).trimEnd().replace(/,$/, '') : undefined;
};

/**
 * A denial reaches to the end of its clause; "or" carries it on, and so does "and" before a single word
 * ("no beard and moustache", but "no glasses and a blue shirt"); "but" and "with" end it.
 */
export const clausesOf = (text: string): Clause[] => {
  const plain = plainer.reduce((so, [pattern, by]) => so.replace(pattern, by), unlisted(text.toLowerCase()));
  const clauses: Clause[] = [];
  for (const sentence of plain.split(/[.;:!?\n()]+/))
    for (const part of sentence.split(
      /,|\bbut\b|\bhowever\b|\bwho\b|\bwith(?!out)\b|\bwearing\b|\bwears\b|\bdressed\b|\bhas\b|\bhaving\b|(?=\bno\b|\bnot\b|\bwithout\b)|\bin (?=an? |the |her |his |their |all )/,
    )) {
      let negated = false;
      let joined = '';
      for (const piece of part.split(/(\band\b|\bor\b|\bnor\b|\bover\b|&|\bplus\b|\bunder\b)/)) {
        const clause = piece.replace(/\s+/g, ' ').trim();
        if (/^(and|or|nor|over|&|plus|under)$/.test(clause)) {
          joined = clause;
          continue;
        }
        const carried: boolean =
          negated && (/n?or/.test(joined) || (/and|&/.test(joined) && /^(any )?\S+$/.test(clause)));
        negated = denial.test(clause) || carried;
        if (clause !== '') clauses.push({ text: clause, negated });
      }
    }
  return clauses;
};
