// The title of a video or a draft that has no name: the first sentences of its script, or as much of them as makes sense alone.

/** Longer texts are not read. */
const READ = 400;
/** "Hi!" says nothing yet, and neither does "Three minutes." */
const MIN_LENGTH = 18;
const MAX_LENGTH = 60;

const SENTENCE_END = /[.!?…](?=[\s"'”’»)]|$)|[。！？؟।]/gu;
const CLAUSE_END = /[,;:](?=\s)|\s[–—-](?=\s)|[、，；：،]/gu;

/** One line without a fragment at its end; only a text without any pause is cut after a word. Empty if the text is. */
export function shortTitle(text: string, maxLength = MAX_LENGTH): string {
  const line = text.slice(0, READ).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  const sentence = firstPart(line, SENTENCE_END) ?? finished(line);
  if (lengthOf(sentence) <= maxLength) return sentence;
  return lastPart(sentence, CLAUSE_END, maxLength) ?? cut(sentence, maxLength);
}

const lengthOf = (text: string): number => [...text].length;

/** Without the full stop; a question stays one. */
const finished = (part: string): string => part.replace(/[.。…]$/u, '').trim();

const endsOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(({ index, 0: end }) => index + end.length);

const firstPart = (text: string, pattern: RegExp): string | undefined => {
  const end = endsOf(text, pattern).find((at) => lengthOf(text.slice(0, at)) >= MIN_LENGTH);
  return end === undefined ? undefined : finished(text.slice(0, end));
};

/** As many clauses as fit. */
const lastPart = (text: string, pattern: RegExp, maxLength: number): string | undefined =>
  endsOf(text, pattern)
    .map((at) =>
      text
        .slice(0, at)
        .replace(/[\s,;:–—、，；：،-]$/u, '')
        .trim(),
    )
    .findLast((part) => lengthOf(part) >= MIN_LENGTH && lengthOf(part) <= maxLength);

/** Not after a short word such as "the" or "of". */
const cut = (text: string, maxLength: number): string => {
  const words = [...text]
    .slice(0, maxLength - 1)
    .join('')
    .split(' ');
  if (words.length === 1) return `${words[0]}…`;
  const last = words.findLastIndex((word, index) => index < words.length - 1 && word.length > 3);
  return `${words.slice(0, Math.max(1, last + 1)).join(' ')}…`;
};
