// A description cut into clauses, each with whether it is denied: "no beard", "without glasses", "not bald".
export interface Clause {
  /** Lower case, words parted by single spaces, hyphens gone. */
  readonly text: string;
  readonly negated: boolean;
}

const denial = /\b(no|not|without|never|isn't|doesn't|does not|lacks|free of|minus)\b/;

/** A denial reaches to the end of its clause; "and" and "or" carry it on ("no beard or glasses"), "but" and "with" end it. */
export const clausesOf = (text: string): Clause[] => {
  const plain = text
    .toLowerCase()
    .replace(/[-–—_/]/g, ' ')
    .replace(/[’`]/g, "'")
    .replace(/clean ?shaven/g, 'clean shaven without beard');
  const clauses: Clause[] = [];
  for (const sentence of plain.split(/[.;:!?\n()]+/))
    for (const part of sentence.split(
      /,|\bbut\b|\bhowever\b|\bwho\b|\bwith(?!out)\b|\bwearing\b|\bwears\b|\bdressed\b|\bhas\b|\bhaving\b|(?=\bno\b|\bnot\b|\bwithout\b)|\bin (?=an? |the |her |his |their |all )/,
    )) {
      const negated = denial.test(part);
      for (const piece of part.split(/\band\b|\bor\b|\bover\b|&|\bplus\b|\bunder\b/)) {
        const clause = piece.replace(/\s+/g, ' ').trim();
        // An article begins something new: "no glasses and a blue shirt".
        const denied =
          negated && (piece === part.trim() || !/^(an?|the|her|his|their) /.test(clause) || denial.test(clause));
        if (clause !== '') clauses.push({ text: clause, negated: denied });
      }
    }
  return clauses;
};
