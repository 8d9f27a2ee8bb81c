// Counts the words that a number is read as: "1,299.99" is "one thousand two hundred ninety nine point nine nine".

/** Matches a number: digits with single points, commas, colons or apostrophes between them. */
export const NUMBER = /\p{Nd}+(?:[.,:'’]\p{Nd}+)*/gu;

/** Longer numbers are read digit by digit. */
const MAX_DIGITS = 12;

/**
 * Counts the words of a number that `NUMBER` matched, 1 or more. An approximation for all languages: English words without "and" and
 * "point".
 */
export function numberWords(number: string): number {
  return number.split(':').reduce((words, part) => words + wordsOfPart(part), 0);
}

function wordsOfPart(part: string): number {
  // A separator before exactly three digits separates thousands; any other one starts decimals, which are read digit by digit.
  const [, whole = '', decimals = ''] = /^(\p{Nd}+(?:[.,'’]\p{Nd}{3}(?!\p{Nd}))*)(.*)$/u.exec(part) ?? [];
  const digits = whole.replace(/[.,'’]/g, '');
  const spoken = digits.length > MAX_DIGITS || /^0\d/.test(digits) ? digits.length : wordsOfInteger(Number(digits));
  return spoken + decimals.length;
}

function wordsOfInteger(value: number): number {
  if (!(value > 0)) return 1;
  let words = 0;
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const group = rest % 1000;
    if (group > 0) words += wordsOfGroup(group) + (scale > 0 ? 1 : 0);
  }
  return words;
}

function wordsOfGroup(group: number): number {
  const [hundreds, tens] = [Math.floor(group / 100), group % 100];
  const below = tens === 0 ? 0 : tens < 20 || tens % 10 === 0 ? 1 : 2;
  return (hundreds > 0 ? 2 : 0) + below;
}
