// Scripts without spaces, in which words cannot be counted, and the words of other scripts among theirs.

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
