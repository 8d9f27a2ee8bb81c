// The words of a text as one reads them: between spaces, or as a dictionary finds them where a script has no spaces.

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Words with the punctuation that is written onto them. Joined again they are the text without its spaces. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const token of text.split(/\s+/u).filter(Boolean)) {
    if (SPACELESS.test(token)) words.push(...dictionaryWords(token));
    else if (/[\p{L}\p{N}]/u.test(token) || words.length === 0) words.push(token);
    else words[words.length - 1] += token;
  }
  return words;
}

function dictionaryWords(token: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(token)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}
