// Splits a text into passages for the synthesizers: tokens as written and as spoken, and the pause after each passage.
import { splitParagraphs, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { groupWords } from './group-words.ts';
import { languageOfScript, scriptOf } from './scripts.ts';
import { verbalizeToken } from './verbalize-token.ts';

/** A word of the script with its punctuation; in scripts without spaces, a few words. */
export interface Token {
  /** As written; punctuation and symbols that are not spoken stay with the token before them. */
  text: string;
  /** The spoken form: letters, digits and the commas and full stops that make pauses. */
  spoken: string;
}

export interface Passage {
  /** The language that its script requires, which may differ from the requested one. */
  language: string;
  tokens: Token[];
  pause: 'none' | 'clause' | 'sentence' | 'paragraph';
}

/** Maximum length of a passage for one synthesis call. */
const MAX_TOKENS = 45;
const MAX_CHARACTERS = 320;

/** Words before an abbreviation that are used to expand it: "12 N. Main St.". */
const WORDS_BEFORE = 6;

/** Maximum spoken length of a token, which protects the synthesizers; spelled-out addresses are the longest. */
const MAX_SPOKEN_LENGTH = 160;

/** Returns the passages; empty if nothing in the text can be spoken. */
export function passagesOf(text: string, language: string): Passage[] {
  const passages = splitParagraphs(text).flatMap((paragraph) => {
    const spoken = splitSentences(paragraph).flatMap((sentence) => passagesOfSentence(sentence, language));
    if (spoken.length > 0) spoken.at(-1)!.pause = 'paragraph';
    return spoken;
  });
  if (passages.length > 0) passages.at(-1)!.pause = 'none';
  return passages;
}

/** Returns one passage, or several if the script changes within the sentence or it is too long. */
function passagesOfSentence(sentence: string, language: string): Passage[] {
  const passages: Passage[] = [];
  let characters = 0;
  let silent = '';
  const words = groupWords(sentence, language.split('-')[0]!.toLowerCase());
  for (const [index, text] of words.entries()) {
    const open = passages.at(-1);
    const script = scriptOf(text);
    const target = script === undefined ? (open?.language ?? language) : languageOfScript(script, language);
    const spoken = verbalizeToken(text, target, {
      before: words.slice(Math.max(0, index - WORDS_BEFORE), index).join(' '),
      after: words[index + 1],
    }).slice(0, MAX_SPOKEN_LENGTH);
    if (!/[\p{L}\p{N}]/u.test(spoken)) {
      if (open) appendSilent(open.tokens.at(-1)!, text);
      else silent += `${text} `;
      continue;
    }
    const token = { text: silent + text, spoken };
    silent = '';
    characters += spoken.length + 1;
    if (open && target === open.language && characters <= MAX_CHARACTERS && open.tokens.length < MAX_TOKENS) {
      open.tokens.push(token);
      continue;
    }
    if (open) open.pause = target === open.language ? 'clause' : 'none';
    passages.push({ language: target, tokens: [token], pause: 'sentence' });
    characters = spoken.length;
  }
  return passages;
}

/** A dash or punctuation mark on its own still makes a pause. */
function appendSilent(token: Token, text: string): void {
  token.text += ` ${text}`;
  if (/[-–—:;,.!?…]/.test(text) && !/[,;:.!?]$/.test(token.spoken)) token.spoken += ',';
}
