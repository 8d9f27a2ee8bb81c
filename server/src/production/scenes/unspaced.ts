// Texts in scripts without spaces, in which words cannot be counted: claims with a number, and the words in other scripts among them.

const LETTERS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
export const UNSPACED = new RegExp(`[${LETTERS}]`, 'u');

/** Between these scripts, with their marks, and any other. */
const CHANGE = new RegExp(
  `(?<=[${LETTERS}ー、。，！？])(?=[^${LETTERS}ー、。，！？])|(?<=[^${LETTERS}ー、。，！？])(?=[${LETTERS}ー、。，！？])`,
  'u',
);

/** The parts of a word between changes of script: "今日、warmcup.comで" has three. */
export const partsByScript = (word: string): string[] => word.split(CHANGE);

/** Of a claim that is shown large. */
const MAX_CLAIM = 16;
const CLAUSES = /[，、。；：！？,;:!?\s]+/u;
const HAN_NUMBER = '[一二三四五六七八九十百千万两]';
const NUMBER = `(?:\\p{Nd}+(?:[.,]\\p{Nd}+)*|${HAN_NUMBER}{1,6})`;
/** Amounts with a unit: hours, minutes, days as a duration, shares, prices, discounts, multiples and people. No years, dates or ordinals. */
const CLAIM = new RegExp(
  `(?<![\\p{Nd}第年月]|${HAN_NUMBER})(?:${NUMBER}\\s?(?:[%％]|時間|小[时時]|分[钟鐘間]|日間|天|倍|円|元|折|割引?|人|名|位|バーツ|บาท|ชั่วโมง|นาที)|[$€£¥]\\p{Nd})`,
  'u',
);

/** The first clause with an amount that is short enough to be shown; undefined if there is none. */
export const unspacedClaimIn = (text: string): string | undefined =>
  text.split(CLAUSES).find((clause) => [...clause].length <= MAX_CLAIM && CLAIM.test(clause));
