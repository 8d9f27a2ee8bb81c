// A text becomes passages to be spoken one by one: tokens as the script writes them and as they are read, and the pause behind.
import { splitParagraphs, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { readAloud } from './read-aloud.ts';
import { wordsReadTogether } from './read-together.ts';
import { languageOfScript, scriptOf } from './scripts.ts';

/** A piece of the script between spaces, with its punctuation; in scripts without spaces a few words. */
export interface Token {
  /** As the script has it; punctuation and symbols that nobody says stay with the token before them. */
  text: string;
  /** What is read aloud: letters, digits and the commas and stops that make pauses. */
  spoken: string;
}

export interface Passage {
  /** The language its script calls for, which may differ from the one asked for. */
  language: string;
  tokens: Token[];
  pause: 'none' | 'clause' | 'sentence' | 'paragraph';
}

/** Longest passage handed to a synthesiser at once. */
const MAX_TOKENS = 45;
const MAX_CHARACTERS = 320;

/** Empty where nothing in the text can be said. */
export function passagesOf(text: string, language: string): Passage[] {
  const passages = splitParagraphs(text).flatMap((paragraph) => {
    const spoken = splitSentences(paragraph).flatMap((sentence) => passagesOfSentence(sentence, language));
    if (spoken.length > 0) spoken.at(-1)!.pause = 'paragraph';
    return spoken;
  });
  if (passages.length > 0) passages.at(-1)!.pause = 'none';
  return passages;
}

/** One passage, or several where the script changes within the sentence or it is too long to be spoken in one go. */
function passagesOfSentence(sentence: string, language: string): Passage[] {
  const passages: Passage[] = [];
  let characters = 0;
  let unsaid = '';
  const words = wordsReadTogether(sentence, language.split('-')[0]!.toLowerCase());
  for (const [index, text] of words.entries()) {
    const open = passages.at(-1);
    const script = scriptOf(text);
    const wanted = script === undefined ? (open?.language ?? language) : languageOfScript(script, language);
    const spoken = readAloud(text, wanted, {
      before: words.slice(Math.max(0, index - WORDS_BEFORE), index).join(' '),
      after: words[index + 1],
    }).slice(0, LONGEST_WORD);
    if (!/[\p{L}\p{N}]/u.test(spoken)) {
      if (open) leaveUnsaid(open.tokens.at(-1)!, text);
      else unsaid += `${text} `;
      continue;
    }
    const token = { text: unsaid + text, spoken };
    unsaid = '';
    characters += spoken.length + 1;
    if (open && wanted === open.language && characters <= MAX_CHARACTERS && open.tokens.length < MAX_TOKENS) {
      open.tokens.push(token);
      continue;
    }
    if (open) open.pause = wanted === open.language ? 'clause' : 'none';
    passages.push({ language: wanted, tokens: [token], pause: 'sentence' });
    characters = spoken.length;
  }
  return passages;
}

/** A dash or a mark that stands alone still makes a pause. */
function leaveUnsaid(token: Token, text: string): void {
  token.text += ` ${text}`;
  if (/[-–—:;,.!?…]/.test(text) && !/[,;:.!?]$/.test(token.spoken)) token.spoken += ',';
}

/** How many words before an abbreviation tell what it is short of: "12 N. Main St.". */
const WORDS_BEFORE = 6;

/** Nobody says more of one word, and a synthesiser would choke on it; addresses spelled out are the longest. */
const LONGEST_WORD = 160;
