// What of a text the synthesisers cannot read, so that whoever ordered it is told.

/** Languages in which eSpeak NG names a Chinese character instead of reading it, and the letters that it does read. */
const WITHOUT_CHARACTERS: Readonly<Record<string, { language: string; letters: string }>> = {
  ja: { language: 'Japanese', letters: 'kana' },
  ko: { language: 'Korean', letters: 'Hangul' },
  hak: { language: 'Hakka', letters: 'Latin letters' },
};

/** A sentence for the partner; empty where all of the text is read. `language` may have a region. */
export function misreadIn(text: string, language: string): string[] {
  const lacking = WITHOUT_CHARACTERS[language.split(/[-_]/)[0]!.toLowerCase()];
  const characters = new Set(text.match(/\p{Script=Han}/gu)?.filter((character) => character !== '々'));
  if (!lacking || characters.size === 0) return [];
  const some = [...characters].slice(0, SHOWN).join('');
  return [
    `The script has Chinese characters (${some}${characters.size > SHOWN ? '…' : ''}) that the built-in speech cannot read in ${lacking.language}: their words sound wrong. Write them in ${lacking.letters}.`,
  ];
}

const SHOWN = 5;
