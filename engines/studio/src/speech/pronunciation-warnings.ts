// Warns about characters that the synthesizers mispronounce.

/** Languages in which eSpeak NG names Chinese characters instead of reading them, and the script that it reads. */
const UNSUPPORTED_HAN: Readonly<Record<string, { language: string; letters: string }>> = {
  ja: { language: 'Japanese', letters: 'kana' },
  ko: { language: 'Korean', letters: 'Hangul' },
  hak: { language: 'Hakka', letters: 'Latin letters' },
};

/** Returns warnings for the client; empty if all of the text can be read. `language` may have a region. */
export function pronunciationWarnings(text: string, language: string): string[] {
  const unsupported = UNSUPPORTED_HAN[language.split(/[-_]/)[0]!.toLowerCase()];
  const characters = new Set(text.match(/\p{Script=Han}/gu)?.filter((character) => character !== '々'));
  if (!unsupported || characters.size === 0) return [];
  const examples = [...characters].slice(0, MAX_EXAMPLES).join('');
  return [
    `The built-in speech mispronounces Chinese characters (${examples}${characters.size > MAX_EXAMPLES ? '…' : ''}) in ${unsupported.language}. Write these words in ${unsupported.letters}.`,
  ];
}

const MAX_EXAMPLES = 5;
