// How many words a number takes to say: "1,299.99" is one thousand two hundred ninety nine point nine nine.

/** A number as it is written: figures with points, commas, colons or apostrophes between them. */
export const NUMBER = /\p{Nd}+(?:[.,:'’]\p{Nd}+)*/gu;

/** More figures than this are read one by one. */
const LONGEST = 12;

/** An approximation that holds for most languages; at least one word. */
export function numberWords(number: string): number {
  return number.split(':').reduce((words, part) => words + wordsOfPart(part), 0);
}

function wordsOfPart(part: string): number {
  // A mark with three figures behind it parts thousands, any other parts the decimals, which are read one by one.
  const [, whole = '', decimals = ''] = /^(\p{Nd}+(?:[.,'’]\p{Nd}{3}(?!\p{Nd}))*)(.*)$/u.exec(part) ?? [];
  const figures = whole.replace(/[.,'’]/g, '');
  const spoken = figures.length > LONGEST || /^0\d/.test(figures) ? figures.length : wordsOfInteger(Number(figures));
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
